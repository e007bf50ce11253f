-- The articles that the site carries stand beside those of the office: a row here begins with the first change to one.
-- `built_in` is its name (and address) in content/articles. Without a live revision visitors see what the site carries,
-- unless `hidden` says that the office took it off the site.

ALTER TABLE articles ADD COLUMN built_in TEXT;
ALTER TABLE articles ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

CREATE UNIQUE INDEX articles_built_in ON articles (built_in) WHERE built_in IS NOT NULL;
