-- Which project the office made of a won request: one of each. Erasing the request takes this row away and leaves the
-- project, which knows nothing of the request.

CREATE TABLE lead_projects (
  lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  record_id INTEGER NOT NULL UNIQUE REFERENCES content_records (id) ON DELETE CASCADE
) STRICT;
