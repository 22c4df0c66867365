"""Players that are programs. They choose from what the rules offer, and see what everybody sees."""
