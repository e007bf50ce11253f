-- What the office calls requests in words of its own.

CREATE TABLE labels (
  -- Stands in saved addresses: not given out again.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  -- A name of app/features/leads/office/labels/label.ts.
  tone TEXT NOT NULL
) STRICT;

CREATE TABLE lead_labels (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  label_id INTEGER NOT NULL REFERENCES labels (id) ON DELETE CASCADE,
  -- The inbox_order of its lead, so that the list of a label is found in its order.
  place INTEGER NOT NULL,
  PRIMARY KEY (lead_id, label_id)
) STRICT;
CREATE INDEX lead_labels_place ON lead_labels (label_id, place, lead_id);

CREATE TRIGGER lead_labels_moved AFTER UPDATE ON leads WHEN new.inbox_order <> old.inbox_order BEGIN
  UPDATE lead_labels SET place = new.inbox_order WHERE lead_id = new.id;
END;
