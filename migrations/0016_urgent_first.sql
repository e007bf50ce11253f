-- Urgent requests stand above all others in the inbox.

DROP INDEX leads_order;
DROP INDEX leads_status;
DROP INDEX leads_assignee;
DROP INDEX leads_service;
DROP INDEX leads_status_assignee;
DROP INDEX leads_status_service;
DROP INDEX leads_assignee_service;
DROP INDEX leads_status_assignee_service;

-- The same number under the same name, so that the version before works on: what waits for an answer first, the
-- longest overdue on top, then the rest, newest first. Of what waits the urgent come before all others: as far down as
-- no other date reaches before 2065, and above zero. What is urgent: isUrgent in
-- app/features/leads/model/lead-summary.ts.
ALTER TABLE leads DROP COLUMN inbox_order;
ALTER TABLE leads ADD COLUMN inbox_order INTEGER GENERATED ALWAYS AS
  (CASE WHEN status <> 'new' THEN 9000000000000000 - received_at
    WHEN urgency_level = 'urgent' OR service_type = 'spoedservice' OR priority = 'direct'
      THEN answer_by - 1500000000000
    ELSE answer_by END) VIRTUAL;

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
