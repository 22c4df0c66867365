-- Until when a decision is awaited, in milliseconds since 1970; null while no clock runs.
ALTER TABLE tables ADD COLUMN due INTEGER;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
