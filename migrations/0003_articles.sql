-- Articles that the office writes. Moments are milliseconds since 1970 (UTC).

-- Raised by everything that visitors must see within a minute; part of the page cache's key.
CREATE TABLE content_generation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  n INTEGER NOT NULL
) STRICT;
INSERT INTO content_generation (id, n) VALUES (1, 1);

-- The draft, and beside it what is live. Visitors read `live_revision`, so a save never touches what they see.
CREATE TABLE articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  state TEXT NOT NULL CHECK (state IN ('draft', 'scheduled', 'published', 'changed', 'binned')),
  -- Counts accepted saves; a save that knows an older one is refused.
  version INTEGER NOT NULL DEFAULT 1,
  -- Of the last accepted save: the same one sent again after a lost answer is known by it.
  save_id TEXT NOT NULL,
  -- The whole draft as JSON (features/articles/article-content.ts); title, slug and category repeat it for lists.
  draft TEXT NOT NULL,
  title TEXT NOT NULL,
  slug TEXT NOT NULL,
  category TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,

  -- Id of a row of article_revisions; NULL when visitors do not see the article.
  live_revision INTEGER,
  -- The draft's version that is live.
  live_version INTEGER,
  live_slug TEXT UNIQUE,
  live_category TEXT,
  -- First and last time that it was published.
  published_at INTEGER,
  live_at INTEGER,

  publish_at INTEGER,
  unpublish_at INTEGER,
  -- Why the last planned publication did not happen.
  schedule_problem TEXT
) STRICT;

-- The office's list: every combination of filters and sorting has its index, so that no list reads more than it shows.
CREATE INDEX articles_recent ON articles (updated_at, id) WHERE state <> 'binned';
CREATE INDEX articles_recent_category ON articles (category, updated_at, id) WHERE state <> 'binned';
CREATE INDEX articles_recent_state ON articles (state, updated_at, id);
CREATE INDEX articles_recent_state_category ON articles (state, category, updated_at, id);
CREATE INDEX articles_title ON articles (title COLLATE NOCASE, id) WHERE state <> 'binned';
CREATE INDEX articles_title_category ON articles (category, title COLLATE NOCASE, id) WHERE state <> 'binned';
CREATE INDEX articles_title_state ON articles (state, title COLLATE NOCASE, id);
CREATE INDEX articles_title_state_category ON articles (state, category, title COLLATE NOCASE, id);
-- The visitors' lists, and the sitemap (which reads this index only).
CREATE INDEX articles_live ON articles (published_at, id, live_slug, live_at) WHERE live_revision IS NOT NULL;
CREATE INDEX articles_live_category ON articles (live_category, published_at, id) WHERE live_revision IS NOT NULL;
CREATE INDEX articles_publish_at ON articles (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX articles_unpublish_at ON articles (unpublish_at) WHERE unpublish_at IS NOT NULL;

-- What an article was. Saves of one person in one sitting share a row; what was published never changes.
CREATE TABLE article_revisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('saved', 'published', 'kept')),
  version INTEGER NOT NULL,
  -- When the sitting began, and its last save.
  started_at INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  title TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  words INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE INDEX article_revisions_article ON article_revisions (article_id, id);

-- Earlier addresses. They name the article, not its next address: so there are no chains and no loops.
CREATE TABLE redirects (
  slug TEXT PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX redirects_article ON redirects (article_id);

-- How many articles of each category are live; counted again with every publication.
CREATE TABLE article_counts (
  category TEXT PRIMARY KEY,
  n INTEGER NOT NULL
) STRICT;

-- `facets` holds 'state…', 'cat…' and 'kept' (not in the bin), so that a filter narrows the search itself.
CREATE VIRTUAL TABLE article_search USING fts5 (title, body, facets, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
CREATE VIRTUAL TABLE article_live_search USING fts5 (title, body, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
