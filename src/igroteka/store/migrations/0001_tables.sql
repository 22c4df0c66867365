CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    code    TEXT    NOT NULL UNIQUE,
    game    TEXT    NOT NULL,
    public  INTEGER NOT NULL CHECK (public IN (0, 1)),
    status  TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    seats   INTEGER NOT NULL,
    free    INTEGER NOT NULL,
    names   BLOB    NOT NULL, -- a JSON list
    changed INTEGER NOT NULL -- its place in the order of all changes
);

CREATE INDEX tables_listed ON tables (status, public, changed);

-- Without rowid, a table's entries lie together: reading a log reads few pages.
CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables,
    number    INTEGER NOT NULL CHECK (number >= 0),
    payload   BLOB    NOT NULL,
    command   TEXT,
    PRIMARY KEY (table_key, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX entries_command ON entries (table_key, command) WHERE command IS NOT NULL;

CREATE TABLE kept (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
