-- Who held the seats when the match ended, as the server writes it, for those who ask for their own tables.
ALTER TABLE tables ADD COLUMN players BLOB;
