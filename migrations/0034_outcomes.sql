-- How a request ended: when, why it was lost, what it was won for. Moments are milliseconds since 1970 (UTC).

-- When it was last won or lost; NULL while it is neither.
ALTER TABLE leads ADD COLUMN decided_at INTEGER;
-- A name of app/features/leads/model/lead-outcome.ts; NULL: not said. It counts while the request is lost.
ALTER TABLE leads ADD COLUMN lost_reason TEXT;
-- Without VAT; NULL: not said. It counts while the request is won.
ALTER TABLE leads ADD COLUMN won_cents INTEGER;

UPDATE leads SET decided_at = coalesce(
  (SELECT max(at) FROM lead_events WHERE lead_id = leads.id AND data ->> 'to' = leads.status
    AND kind IN ('status', 'status-undone', 'withdrawn')), received_at)
WHERE status IN ('won', 'lost');
UPDATE leads SET lost_reason = 'withdrawn' WHERE status = 'lost'
  AND EXISTS (SELECT 1 FROM lead_events WHERE lead_id = leads.id AND kind = 'withdrawn');

CREATE INDEX leads_decided ON leads (decided_at) WHERE decided_at IS NOT NULL;

-- Whoever moves it, one at a time or many at once: the event that tells of it was written just before.
CREATE TRIGGER lead_decided AFTER UPDATE OF status ON leads WHEN new.status <> old.status BEGIN
  UPDATE leads SET decided_at = CASE WHEN new.status IN ('won', 'lost')
    THEN (SELECT max(at) FROM lead_events WHERE lead_id = new.id) END
  WHERE id = new.id;
END;
