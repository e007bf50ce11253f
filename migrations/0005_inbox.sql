-- The office's work on requests: who does it, when it was answered, how it is found again.

-- Mail address of the employee who does it; empty = nobody yet.
ALTER TABLE leads ADD COLUMN assignee TEXT NOT NULL DEFAULT '';
-- When it first left 'new'; NULL while nobody has answered.
ALTER TABLE leads ADD COLUMN answered_at INTEGER;
-- Postcode and house number in one form ('5611GJ 1', in Belgium with the street), NULL when not known.
ALTER TABLE leads ADD COLUMN address_key TEXT;
-- The order of the inbox in one number: what waits for an answer first, the longest overdue on top, then
-- the rest, newest first.
ALTER TABLE leads ADD COLUMN inbox_order INTEGER GENERATED ALWAYS AS
  (CASE WHEN status = 'new' THEN answer_by ELSE 9000000000000000 - received_at END) VIRTUAL;

-- One index for every set of filters that the inbox offers, so that none of them reads more than its page.
CREATE INDEX leads_order ON leads (inbox_order, id) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_status ON leads (status, inbox_order, id) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_assignee ON leads (assignee, inbox_order, id) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_service ON leads (service_type, inbox_order, id) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_status_assignee ON leads (status, assignee, inbox_order, id) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_status_service ON leads (status, service_type, inbox_order, id) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_assignee_service ON leads (assignee, service_type, inbox_order, id)
  WHERE quarantine_reason IS NULL;
CREATE INDEX leads_status_assignee_service ON leads (status, assignee, service_type, inbox_order, id)
  WHERE quarantine_reason IS NULL;

-- The same person or house again.
CREATE INDEX leads_phone ON leads (phone_e164) WHERE phone_e164 IS NOT NULL;
CREATE INDEX leads_email ON leads (email COLLATE NOCASE);
CREATE INDEX leads_address ON leads (address_key) WHERE address_key IS NOT NULL;

-- What full-text search reads. A number is found by any way of writing it: as typed, all digits together,
-- national and international.
CREATE VIEW lead_search_source AS
SELECT rowid AS id, reference, first_name || ' ' || last_name AS name, email,
  phone || ' ' || replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', '')
    || ' ' || coalesce(phone_e164 || ' 0' || substr(phone_e164, 4), '') AS phone,
  address || ' ' || street || ' ' || house_number || ' ' || postcode || ' ' || replace(postcode, ' ', '')
    || ' ' || city AS address,
  project_description || ' ' || current_issues AS description
FROM leads;

-- Holds no text of its own: `INSERT INTO lead_search (lead_search) VALUES ('rebuild')` makes it again.
CREATE VIRTUAL TABLE lead_search USING fts5 (
  reference, name, email, phone, address, description,
  content = 'lead_search_source', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

CREATE TRIGGER lead_search_added AFTER INSERT ON leads BEGIN
  INSERT INTO lead_search (rowid, reference, name, email, phone, address, description)
  SELECT id, reference, name, email, phone, address, description FROM lead_search_source WHERE id = new.rowid;
END;
CREATE TRIGGER lead_search_removed BEFORE DELETE ON leads BEGIN
  INSERT INTO lead_search (lead_search, rowid, reference, name, email, phone, address, description)
  SELECT 'delete', id, reference, name, email, phone, address, description
  FROM lead_search_source WHERE id = old.rowid;
END;
CREATE TRIGGER lead_search_changing BEFORE UPDATE OF reference, first_name, last_name, email, phone, phone_e164,
  address, street, house_number, postcode, city, project_description, current_issues ON leads BEGIN
  INSERT INTO lead_search (lead_search, rowid, reference, name, email, phone, address, description)
  SELECT 'delete', id, reference, name, email, phone, address, description
  FROM lead_search_source WHERE id = old.rowid;
END;
CREATE TRIGGER lead_search_changed AFTER UPDATE OF reference, first_name, last_name, email, phone, phone_e164,
  address, street, house_number, postcode, city, project_description, current_issues ON leads BEGIN
  INSERT INTO lead_search (rowid, reference, name, email, phone, address, description)
  SELECT id, reference, name, email, phone, address, description FROM lead_search_source WHERE id = new.rowid;
END;
INSERT INTO lead_search (lead_search) VALUES ('rebuild');

-- What employees did that belongs to no single request: exports, erasures. Holds no data of visitors.
CREATE TABLE admin_events (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  kind TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
