-- By what a record is found: pages find projects by 'service:daken/dakrenovatie', the library finds who shows a picture by
-- 'media:…'. `live` 1: of what visitors see; 0: of the draft. Lists are read in the order of `sort`, the last first.

-- A table with rowids, as all: backups are read by them.
CREATE TABLE content_tags (
  tag TEXT NOT NULL,
  live INTEGER NOT NULL CHECK (live IN (0, 1)),
  sort TEXT NOT NULL DEFAULT '',
  record_id INTEGER NOT NULL REFERENCES content_records (id) ON DELETE CASCADE,
  PRIMARY KEY (tag, live, sort, record_id)
) STRICT;

CREATE INDEX content_tags_record ON content_tags (record_id, live);
