-- The office's own lists of records: by state, newest first, and by words of their titles.

CREATE INDEX content_records_kept ON content_records (type, updated_at, id) WHERE state <> 'binned';
CREATE INDEX content_records_state ON content_records (type, state, updated_at, id);

-- Holds no text of its own: `INSERT INTO content_search (content_search) VALUES ('rebuild')` makes it again.
CREATE VIRTUAL TABLE content_search USING fts5 (
  title, type, state,
  content = 'content_records', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

CREATE TRIGGER content_search_added AFTER INSERT ON content_records BEGIN
  INSERT INTO content_search (rowid, title, type, state) VALUES (new.id, new.title, new.type, new.state);
END;
CREATE TRIGGER content_search_removed AFTER DELETE ON content_records BEGIN
  INSERT INTO content_search (content_search, rowid, title, type, state)
  VALUES ('delete', old.id, old.title, old.type, old.state);
END;
CREATE TRIGGER content_search_changed AFTER UPDATE OF title, type, state ON content_records
WHEN old.title <> new.title OR old.state <> new.state BEGIN
  INSERT INTO content_search (content_search, rowid, title, type, state)
  VALUES ('delete', old.id, old.title, old.type, old.state);
  INSERT INTO content_search (rowid, title, type, state) VALUES (new.id, new.title, new.type, new.state);
END;
INSERT INTO content_search (content_search) VALUES ('rebuild');
