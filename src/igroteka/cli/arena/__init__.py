"""The command `arena`: bots play each other, and their strength is measured."""
