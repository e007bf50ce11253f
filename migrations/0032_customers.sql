-- What the office says of requests: these are of one customer, or they are not. That an equal phone number or mail address
-- makes requests those of one customer is read from the requests themselves (store/customer.server.ts).

CREATE TABLE customer_links (
  -- One decision of one person may be about several requests: its rows have the same `change_id`.
  change_id TEXT NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  other_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- same: joined by hand; apart: `lead_id` is not of the customer of `other_id`, whatever its number or address says;
  -- not-same: was suggested, and refused.
  kind TEXT NOT NULL CHECK (kind IN ('same', 'apart', 'not-same')),
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  -- NULL as long as it holds.
  undone_at INTEGER,
  -- The decision that ended it: undoing that one lets this hold again.
  undone_by TEXT,
  PRIMARY KEY (change_id, lead_id, other_id)
) STRICT;

CREATE UNIQUE INDEX customer_links_lead ON customer_links (lead_id, kind, other_id) WHERE undone_at IS NULL;
CREATE INDEX customer_links_other ON customer_links (other_id, kind) WHERE undone_at IS NULL;
-- For the cascade.
CREATE INDEX customer_links_lead_any ON customer_links (lead_id);
CREATE INDEX customer_links_other_any ON customer_links (other_id);

-- Objects whose row is gone: whichever way that happens, they go within a minute, unless another row names them by then.
CREATE TABLE files_to_forget (
  key TEXT PRIMARY KEY NOT NULL
) STRICT;

CREATE TRIGGER lead_files_erased AFTER DELETE ON lead_files BEGIN
  INSERT INTO files_to_forget (key) VALUES (old.object_key) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER lead_messages_erased AFTER DELETE ON lead_messages WHEN old.raw_key IS NOT NULL BEGIN
  INSERT INTO files_to_forget (key) VALUES (old.raw_key) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER message_files_erased AFTER DELETE ON message_files BEGIN
  INSERT INTO files_to_forget (key) VALUES (old.object_key) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER draft_files_erased AFTER DELETE ON draft_files BEGIN
  INSERT INTO files_to_forget (key) VALUES (old.object_key) ON CONFLICT DO NOTHING;
END;
