"""What the pictures of all games share: SVG elements, lettering, seat marks, and the layout of a table."""
