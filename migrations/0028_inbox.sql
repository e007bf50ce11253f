-- What a visitor wrote back stands high in the list, and there are filters for the urgent and for towns.

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
