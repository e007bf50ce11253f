-- What the office changes itself in /admin/instellingen. A setting without a row is the built-in one.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  -- JSON; checked again when it is read, so that what is stored here can never break a page.
  value TEXT NOT NULL,
  -- Counts changes; a save that knows an older one is refused.
  version INTEGER NOT NULL
) STRICT;

CREATE TABLE settings_changes (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Address of the employee.
  actor TEXT NOT NULL,
  -- The value before, as JSON; NULL = the built-in one.
  before TEXT,
  after TEXT
) STRICT;
