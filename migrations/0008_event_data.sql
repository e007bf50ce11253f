-- What belongs to an event of the timeline, as JSON: {"from":"new","to":"called"}.
ALTER TABLE lead_events ADD COLUMN data TEXT;

-- A Worker of a version before this one writes `detail` alone ('new>called', a reason, the text of a note): during a
-- deploy, and after going back. `data` follows, so that a reader needs to know one form only.
CREATE TRIGGER lead_events_detail AFTER UPDATE OF detail ON lead_events BEGIN
  UPDATE lead_events SET data = CASE
    WHEN kind IN ('status', 'status-undone', 'assigned', 'withdrawn', 'contact-changed') THEN
      json_object('from', substr(detail, 1, instr(detail, '>') - 1), 'to', substr(detail, instr(detail, '>') + 1))
    WHEN kind IN ('received', 'released', 'held-again') THEN json_object('reason', nullif(detail, ''))
    WHEN kind = 'note' THEN json_object('text', detail)
    ELSE '{}' END
  WHERE id = new.id;
END;
CREATE TRIGGER lead_events_without_data AFTER INSERT ON lead_events WHEN new.data IS NULL BEGIN
  UPDATE lead_events SET detail = detail WHERE id = new.id;
END;
UPDATE lead_events SET detail = detail;
