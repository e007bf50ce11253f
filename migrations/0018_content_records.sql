-- What the office changed of the site's content, or added to it. What the code carries stands in app/content and has no
-- row until somebody touches it: an empty table shows the site of the code. Moments are milliseconds since 1970 (UTC).

CREATE TABLE content_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The type (app/content/records/record-types.ts) and what names a record in it: 'company', 'town' + 'eindhoven'.
  type TEXT NOT NULL,
  key TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('original', 'draft', 'scheduled', 'published', 'changed', 'binned')),
  -- Counts accepted saves; a save that knows an older one is refused.
  version INTEGER NOT NULL DEFAULT 0,
  -- Of the last accepted save: the same one sent again after a lost answer is known by it.
  save_id TEXT NOT NULL,
  -- The whole draft as JSON, finished or not, and the version of its shape.
  draft TEXT NOT NULL,
  shape INTEGER NOT NULL,
  -- SHA-256 of the built-in record that the draft began with; NULL where there was none.
  based_on TEXT,
  title TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,

  -- Id of a row of content_revisions; NULL when visitors see the built-in record, or nothing.
  live_revision INTEGER,
  -- The draft's version that is live.
  live_version INTEGER,
  -- First and last time that it was published.
  published_at INTEGER,
  live_at INTEGER,
  -- 1: visitors do not see the built-in record either.
  hidden INTEGER NOT NULL DEFAULT 0,

  publish_at INTEGER,
  unpublish_at INTEGER,
  -- Why the last planned publication did not happen.
  schedule_problem TEXT,
  -- Raised to end all preview links.
  preview_version INTEGER NOT NULL DEFAULT 0,
  UNIQUE (type, key)
) STRICT;

CREATE INDEX content_records_recent ON content_records (type, updated_at, id);
CREATE INDEX content_records_live ON content_records (type, key) WHERE live_revision IS NOT NULL OR hidden = 1;
CREATE INDEX content_records_publish_at ON content_records (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_records_unpublish_at ON content_records (unpublish_at) WHERE unpublish_at IS NOT NULL;

-- What a record was. Saves of one person in one sitting share a row; what was published never changes.
CREATE TABLE content_revisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  record_id INTEGER NOT NULL REFERENCES content_records (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('saved', 'published', 'kept')),
  version INTEGER NOT NULL,
  shape INTEGER NOT NULL,
  -- When the sitting began, and its last save.
  started_at INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE INDEX content_revisions_record ON content_revisions (record_id, id);
