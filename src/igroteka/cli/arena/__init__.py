"""`arena`: bots play each other, and it is measured how strong they are."""
