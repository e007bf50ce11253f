-- How much a request looks like abuse, and why; what is like it; what the office does with many at once.

-- Points of app/features/leads/model/abuse-score.ts; 0 also for what the version before received.
ALTER TABLE leads ADD COLUMN abuse_score INTEGER NOT NULL DEFAULT 0;
-- JSON, how often each sign was seen: {"links":3,"client":12}.
ALTER TABLE leads ADD COLUMN abuse_signs TEXT NOT NULL DEFAULT '{}';
-- HMAC of the day and the network it came from; NULL when not known, and for all after two days.
ALTER TABLE leads ADD COLUMN client_hash TEXT;
-- The same for texts that are nearly the same; NULL for a text of a few words.
ALTER TABLE leads ADD COLUMN text_key TEXT;
-- When it was put away as spam. It stays in quarantine: only the list that shows it is another.
ALTER TABLE leads ADD COLUMN spam_at INTEGER;
-- The pattern (held_patterns) that stopped it.
ALTER TABLE leads ADD COLUMN pattern_id INTEGER;

CREATE INDEX leads_client ON leads (client_hash, received_at) WHERE client_hash IS NOT NULL;
CREATE INDEX leads_text ON leads (text_key, received_at) WHERE text_key IS NOT NULL AND spam_at IS NULL;
CREATE INDEX leads_suspect ON leads (received_at DESC) WHERE abuse_score > 0 AND spam_at IS NULL;
CREATE INDEX leads_waiting ON leads (received_at DESC, id DESC)
  WHERE quarantine_reason IS NOT NULL AND spam_at IS NULL;
CREATE INDEX leads_spam ON leads (received_at DESC, id DESC)
  WHERE quarantine_reason IS NOT NULL AND spam_at IS NOT NULL;
CREATE INDEX leads_pattern ON leads (pattern_id) WHERE pattern_id IS NOT NULL;

-- What the office holds back for a day. The text to compare with is that of `lead_id`, so that no copy outlives it.
CREATE TABLE held_patterns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('text', 'client')),
  -- A text_key or a client_hash.
  key TEXT NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  -- Lowered to the moment at which somebody stops it, never raised.
  until INTEGER NOT NULL
) STRICT;

CREATE INDEX held_patterns_until ON held_patterns (until);
CREATE INDEX held_patterns_lead ON held_patterns (lead_id);
