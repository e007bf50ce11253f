-- Who has which editor open now: a beat every few seconds; what is older than a minute goes with the next.
CREATE TABLE editor_viewers (
  -- Path of its page, under /admin.
  place TEXT NOT NULL,
  -- Mail address.
  employee TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (place, employee)
) STRICT;
CREATE INDEX editor_viewers_seen ON editor_viewers (seen_at);
