-- Who has the page of which request before him now: a beat every few seconds; what is older than a minute goes with the next.
CREATE TABLE lead_viewers (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Mail address.
  employee TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (lead_id, employee)
) STRICT;
CREATE INDEX lead_viewers_seen ON lead_viewers (seen_at);
