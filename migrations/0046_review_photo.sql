-- A customer may show a photo beside his review: one file of his request, which the office takes over into the library.

-- NULL: none.
ALTER TABLE lead_reviews ADD COLUMN photo_n INTEGER;
-- When he last agreed to showing that photo; NULL: not yet. Milliseconds since 1970 (UTC).
ALTER TABLE lead_reviews ADD COLUMN photo_agreed_at INTEGER;
