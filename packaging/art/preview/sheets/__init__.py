"""Contact sheets: the pictures side by side, in the sizes of the table."""
