-- Pictures of articles. The files stand in R2 under media/<id>/, which names never change and are never used twice.

CREATE TABLE media (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  alt TEXT NOT NULL,
  -- Pixels of the largest variant.
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  -- Of all variants together.
  bytes INTEGER NOT NULL,
  -- SHA-256 of the file that was chosen: the same one chosen again is not stored twice.
  sha256 TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL
) STRICT;

-- Which article shows which picture: in its draft (live = 0) or to visitors (live = 1).
CREATE TABLE article_media (
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  live INTEGER NOT NULL CHECK (live IN (0, 1)),
  media_id TEXT NOT NULL,
  PRIMARY KEY (article_id, live, media_id)
) STRICT;

CREATE INDEX article_media_media ON article_media (media_id);

CREATE VIRTUAL TABLE media_search USING fts5 (name, alt, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
