-- The review of a match that is over, as JSON; with the version of the rules of reviewing that made it.
CREATE TABLE reviews (
    table_key INTEGER PRIMARY KEY REFERENCES tables,
    version   INTEGER NOT NULL,
    review    BLOB    NOT NULL
);
