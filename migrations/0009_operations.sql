-- What is known of the running site itself, for /admin/werking, /healthz and the alarm. Holds no data of visitors.

-- Who knows that this delivery was given up, and since when; NULL while nobody took notice.
ALTER TABLE outbox ADD COLUMN noticed_at INTEGER;
ALTER TABLE outbox ADD COLUMN noticed_by TEXT;
-- The others have an index too, so that nothing that counts them reads what was sent.
CREATE INDEX outbox_held ON outbox (kind) WHERE state = 'held';

CREATE TABLE cron_runs (
  -- 'minute', 'night' or 'week'
  name TEXT PRIMARY KEY,
  -- From when on a run is to be expected.
  watched_since INTEGER NOT NULL,
  -- Of the latest run, and of the latest one that ended well. NULL before the first.
  started_at INTEGER,
  ended_at INTEGER
) STRICT;
INSERT INTO cron_runs (name, watched_since)
VALUES ('minute', unixepoch() * 1000), ('night', unixepoch() * 1000), ('week', unixepoch() * 1000);

-- What the queue gave up on, kept until somebody sends it again or throws it away.
CREATE TABLE dead_letters (
  -- Of the queue, so that a message that is handed over twice is kept once.
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Errors and slow queries, counted per hour.
CREATE TABLE event_counts (
  hour INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('error', 'slow-query')),
  -- Event of the log, or the short form of a statement.
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- Longest in ms; 0 for errors.
  worst INTEGER NOT NULL,
  -- Of the latest that had one, newest first, joined with spaces.
  request_ids TEXT NOT NULL,
  PRIMARY KEY (hour, what, name)
) STRICT;

-- One row per check that is red or was. A row is claimed by moving `next_at`, so that two runs never send twice.
CREATE TABLE alarms (
  check_name TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  red_since INTEGER NOT NULL,
  -- Not before: a lease while it is sent, then the next reminder or attempt; while green, when it is over.
  next_at INTEGER NOT NULL,
  -- That it is red; NULL when nobody was told since it was last told to be over.
  sent_at INTEGER,
  -- The latest message of either kind, or when it was taken.
  told_at INTEGER,
  -- Code of the latest attempt that did not reach every channel; NULL when it did.
  last_error TEXT,
  taken_by TEXT,
  taken_at INTEGER,
  -- From then on it rings again.
  taken_until INTEGER,
  -- Of the check when it rang or was taken, lowered as it falls; NULL for a check without one.
  count INTEGER,
  -- NULL while red.
  over_at INTEGER,
  -- The line that it is over has gone out, or needs none.
  over_told INTEGER NOT NULL DEFAULT 0
) STRICT;

-- What employees did on /admin/werking: retried, took notice, took an alarm.
CREATE TABLE operations_events (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  kind TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
