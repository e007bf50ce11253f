-- Customers whose request was won are asked once what they think of the work. The row stands beside the request and beside
-- the review: neither holds anything of the other. Moments are milliseconds since 1970 (UTC).

CREATE TABLE lead_reviews (
  lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Of the record of type 'review' that is there once the customer has written. Random: it tells nothing of the request.
  record_key TEXT NOT NULL UNIQUE,
  asked_at INTEGER NOT NULL,
  -- When the customer last agreed to showing the words as they stand; NULL before, and after taking them back.
  agreed_at INTEGER,
  -- Why the office does not show it, who said so and when: kept, also where it is shown later all the same.
  refused_at INTEGER,
  refused_by TEXT,
  refused_reason TEXT
) STRICT;

-- Whichever way a request is erased, what its customer wrote goes with it.
CREATE TRIGGER lead_reviews_erased AFTER DELETE ON lead_reviews BEGIN
  DELETE FROM content_records WHERE type = 'review' AND key = old.record_key;
END;
