-- What visitors' browsers tell, counted: no row is about one visitor. Kept for 30 days.

-- How fast pages were: a histogram per day, from which a percentile is read.
CREATE TABLE browser_vitals (
  -- Start of the day (UTC), in ms.
  day INTEGER NOT NULL,
  -- Kind of page, never its address: content/views/page-template.ts.
  template TEXT NOT NULL,
  -- lcp and inp in ms, cls in thousandths.
  metric TEXT NOT NULL CHECK (metric IN ('lcp', 'cls', 'inp')),
  -- Upper bound of the bucket, included.
  upto INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, template, metric, upto)
) STRICT;

-- What went wrong, by the hour, so that the recent can be told from the old.
CREATE TABLE browser_failures (
  -- Start of the hour, in ms.
  hour INTEGER NOT NULL,
  -- island, script, csp, csp-foreign.
  kind TEXT NOT NULL,
  template TEXT NOT NULL,
  -- From lists: the island, 'TypeError entry.client', 'script-src-elem inline'.
  detail TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, kind, template, detail)
) STRICT;
