-- What the dice of a match follow from; null before it begins, and if it began before there were sealed dice.
ALTER TABLE tables ADD COLUMN secret BLOB;

ALTER TABLE tables ADD COLUMN turned_back INTEGER NOT NULL DEFAULT 0; -- how often the match went back beyond chance

-- How often each outcome of chance came, in matches that are over, and how often it had to be expected.
CREATE TABLE throws (
    game     TEXT    NOT NULL,
    event    TEXT    NOT NULL, -- the pattern of the kind of chance event
    outcome  TEXT    NOT NULL,
    count    INTEGER NOT NULL,
    expected REAL    NOT NULL,
    variance REAL    NOT NULL,
    PRIMARY KEY (game, event, outcome)
) WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1)); -- whether its throws are
