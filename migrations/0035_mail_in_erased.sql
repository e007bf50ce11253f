-- The mail itself goes with it, unless a message names it.
CREATE TRIGGER incoming_mails_erased AFTER DELETE ON incoming_mails BEGIN
  INSERT INTO files_to_forget (key) VALUES (old.raw_key) ON CONFLICT DO NOTHING;
END;
