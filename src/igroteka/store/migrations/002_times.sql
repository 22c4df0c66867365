-- Milliseconds since 1970; null in entries that are older than this column.
ALTER TABLE entries ADD COLUMN time INTEGER;

ALTER TABLE tables ADD COLUMN result BLOB NOT NULL DEFAULT '[]'; -- a JSON list
ALTER TABLE tables ADD COLUMN seen INTEGER; -- when somebody was last known to be there

CREATE INDEX tables_seen ON tables (status, seen);

-- Whose tables these are. A person has another alias in every log, and one key here.
CREATE TABLE owners (
    person    TEXT    NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables,
    alias     TEXT    NOT NULL,
    PRIMARY KEY (person, table_key, alias)
) WITHOUT ROWID;

CREATE INDEX owners_table ON owners (table_key);
