"""The process that plays the window's sounds. Only it uses the audio libraries of the system."""
