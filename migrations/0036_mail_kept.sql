-- Mails that are kept and stand at no request can be seen, fetched, found by their sender, and taken in after all.

-- Tries that ended in an error that was caught. `attempts` less these never came back: they ended the Worker.
ALTER TABLE incoming_mails ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
-- Whose it says that it is, in lower case; forgotten, as the envelope is, once it stands at a request.
ALTER TABLE incoming_mails ADD COLUMN from_address TEXT NOT NULL DEFAULT '';
-- Of a kept one.
ALTER TABLE incoming_mails ADD COLUMN subject TEXT NOT NULL DEFAULT '';
-- Why it is kept, a name of model/kept-mails.ts; NULL in any other state.
ALTER TABLE incoming_mails ADD COLUMN kept_why TEXT;
-- 1: somebody of the office said that it is to be taken in, so that no cap counts.
ALTER TABLE incoming_mails ADD COLUMN asked INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1));

-- By request, or those of none, newest first.
CREATE INDEX incoming_mails_kept ON incoming_mails (lead_id) WHERE state = 'kept';
CREATE INDEX incoming_mails_from ON incoming_mails (from_address) WHERE from_address <> '';
