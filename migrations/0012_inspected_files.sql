-- What the inspection of an upload found. Files kept by the version before have none of it until the nightly
-- sweep has inspected them.

-- Pixels; NULL for a document.
ALTER TABLE lead_files ADD COLUMN width INTEGER;
ALTER TABLE lead_files ADD COLUMN height INTEGER;
-- Why the office is asked before it opens the file (a name of `fileWarnings`); NULL when nothing was found.
ALTER TABLE lead_files ADD COLUMN warning TEXT;
-- When metadata was removed and the structure judged; NULL: not yet.
ALTER TABLE lead_files ADD COLUMN inspected_at INTEGER;
