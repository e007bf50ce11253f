-- Backups that the site makes itself (docs/decisions/backups.md). Moments are milliseconds since 1970 (UTC).
-- What stands here is not part of a backup: a restored database begins without it.

CREATE TABLE backup_runs (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('backup', 'prune', 'drill')),
  state TEXT NOT NULL CHECK (state IN ('running', 'complete', 'failed')),
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  -- Of a backup: the generation that it writes; of a drill: the one that it restores.
  generation TEXT,
  -- Where it goes on, as JSON. NULL before its first step and when it is over.
  cursor TEXT,
  -- Until when one invocation works on it; what it saves after losing this is refused.
  lease INTEGER NOT NULL DEFAULT 0,
  -- Since the last step that succeeded; also counts those that were killed.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed: a word of ours, never a message.
  error TEXT,
  row_count INTEGER,
  file_count INTEGER,
  byte_count INTEGER,
  -- Files that a row names and the bucket did not have.
  lost_count INTEGER
) STRICT;

CREATE INDEX backup_runs_running ON backup_runs (id) WHERE state = 'running';
CREATE INDEX backup_runs_kind ON backup_runs (kind, state, id);

-- Copies of files. A file never changes, so that every generation since names the same copy.
CREATE TABLE backup_files (
  -- Name in the bucket of backups; the same file copied twice has two.
  copy TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  byte_count INTEGER NOT NULL,
  content_type TEXT,
  -- The moment of the generation for which it was copied: those from it up to `gone_at` name it.
  first_at INTEGER NOT NULL,
  -- Just before the first generation made after the site let go of the file; NULL while it has it.
  gone_at INTEGER
) STRICT;

CREATE UNIQUE INDEX backup_files_current ON backup_files (key) WHERE gone_at IS NULL;
