-- Number that the browser gave an upload, so that one whose answer was lost can be sent again without becoming a second file.
ALTER TABLE draft_files ADD COLUMN upload_id TEXT;
CREATE UNIQUE INDEX draft_files_upload ON draft_files (lead_id, employee, upload_id) WHERE upload_id IS NOT NULL;
