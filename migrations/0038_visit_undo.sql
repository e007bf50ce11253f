-- What undoing needs, and which invitation an answer of a calendar is about.

-- JSON of what a move or a cancellation took away, so that undoing it brings all of that back; NULL: nothing to bring back.
ALTER TABLE visits ADD COLUMN was TEXT;
-- The sequence of the visit in the mail that `told` is of. `reply_sequence` is not used any more: a reply to a moment that was
-- changed is taken away with it.
ALTER TABLE visits ADD COLUMN told_sequence INTEGER;
UPDATE visits SET told_sequence = sequence WHERE told = starts_at || ' ' || ends_at || ' ' || employee;
