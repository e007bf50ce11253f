-- When somebody of ours comes to see what a request is about. Moments are milliseconds since 1970 (UTC).

CREATE TABLE visits (
  -- Names it in calendars too, for as long as it exists.
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Mail address of who goes.
  employee TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  -- For who goes; the visitor does not see it.
  note TEXT NOT NULL DEFAULT '',
  -- 'missed': nobody was at home.
  state TEXT NOT NULL CHECK (state IN ('planned', 'cancelled', 'done', 'missed')),
  -- Counts every change that calendars must know of.
  sequence INTEGER NOT NULL DEFAULT 0,
  planned_by TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  -- 1: the visitor is mailed about it.
  mailed INTEGER NOT NULL CHECK (mailed IN (0, 1)),
  -- What the visitor was mailed last, see `toldOf`; NULL: nothing, or that it is off.
  told TEXT,
  -- Since when the visitor asks for another moment, and what he wrote; NULL: he does not.
  asked_at INTEGER,
  asked_text TEXT,
  -- What the visitor's calendar answered, and to which sequence; NULL: nothing.
  reply TEXT CHECK (reply IN ('accepted', 'declined', 'tentative')),
  reply_sequence INTEGER
) STRICT;

-- Of two who plan at once one does: a request has one visit to come.
CREATE UNIQUE INDEX visits_to_come ON visits (lead_id) WHERE state = 'planned';
CREATE INDEX visits_lead ON visits (lead_id, starts_at);
CREATE INDEX visits_employee ON visits (employee, starts_at);
CREATE INDEX visits_time ON visits (starts_at);

-- The secret address under which a calendar program reads the visits of one person.
CREATE TABLE calendar_addresses (
  email TEXT PRIMARY KEY NOT NULL,
  -- SHA-256 of its secret part: what is stored opens nothing.
  secret_hash TEXT NOT NULL UNIQUE,
  made_at INTEGER NOT NULL
) STRICT;
