"""What is seen and touched: the models, the session and the QML that draws them."""
