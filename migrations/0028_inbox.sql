-- A list that is alive: what a visitor wrote back stands high, filters for the urgent, towns and dates, a number that
-- tells whether the list changed, and who looks at which request.

DROP INDEX leads_order;
DROP INDEX leads_status;
DROP INDEX leads_assignee;
DROP INDEX leads_service;
DROP INDEX leads_status_assignee;
DROP INDEX leads_status_service;
DROP INDEX leads_assignee_service;
DROP INDEX leads_status_assignee_service;

-- The same number under the same name, so that the version before works on. Urgent and unanswered first, as far down as
-- in 0016. Then what is new by the end of its promise, and among it who waits for an answer to what was written back: a
-- day after that. Then the rest, newest first.
ALTER TABLE leads DROP COLUMN inbox_order;
ALTER TABLE leads ADD COLUMN urgent INTEGER GENERATED ALWAYS AS
  ((urgency_level = 'urgent' OR service_type = 'spoedservice' OR priority = 'direct') IS TRUE) VIRTUAL;
ALTER TABLE leads ADD COLUMN inbox_order INTEGER GENERATED ALWAYS AS
  (CASE WHEN status = 'new' AND (urgency_level = 'urgent' OR service_type = 'spoedservice' OR priority = 'direct')
      THEN answer_by - 1500000000000
    WHEN status = 'new' THEN answer_by
    WHEN replied_at IS NOT NULL THEN replied_at + 86400000
    ELSE 9000000000000000 - received_at END) VIRTUAL;

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
-- The other filters have one each; together with more they look through a part of it at a time.
CREATE INDEX leads_urgent ON leads (inbox_order, id) WHERE quarantine_reason IS NULL AND urgent = 1;
CREATE INDEX leads_city ON leads (city COLLATE NOCASE, inbox_order, id) WHERE quarantine_reason IS NULL;

-- Higher after every change that the list can show; a window that is open asks for this one row.
CREATE TABLE inbox_version (id INTEGER PRIMARY KEY CHECK (id = 1), n INTEGER NOT NULL) STRICT;
INSERT INTO inbox_version (id, n) VALUES (1, 1);

CREATE TRIGGER inbox_lead_added AFTER INSERT ON leads BEGIN
  UPDATE inbox_version SET n = n + 1 WHERE id = 1;
END;
CREATE TRIGGER inbox_lead_removed AFTER DELETE ON leads BEGIN
  UPDATE inbox_version SET n = n + 1 WHERE id = 1;
END;
CREATE TRIGGER inbox_lead_changed AFTER UPDATE OF status, assignee, quarantine_reason, spam_at, replied_at, answer_by,
  first_name, last_name, phone, phone_e164, email, address, city, service_type, selected_service, urgency_level, priority ON leads BEGIN
  UPDATE inbox_version SET n = n + 1 WHERE id = 1;
END;

-- Which request an employee has open now; who went on to another is gone from the one before.
CREATE TABLE lead_presence (
  employee TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX lead_presence_lead ON lead_presence (lead_id);
