-- The filters of the inbox that a person comes back to, under names of his own.

CREATE TABLE inbox_views (
  id INTEGER PRIMARY KEY,
  -- Mail address.
  employee TEXT NOT NULL,
  name TEXT NOT NULL,
  -- As in the address of the inbox. No searched words: those can name a person, who may be erased.
  search TEXT NOT NULL,
  -- Its place in the row.
  place INTEGER NOT NULL,
  UNIQUE (employee, search)
) STRICT;
CREATE INDEX inbox_views_place ON inbox_views (employee, place);
