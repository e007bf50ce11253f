-- Who wrote in the conversation of a request from an address that is not that of the request is found by it, too.
CREATE INDEX lead_messages_sender ON lead_messages (lower(rtrim(substr(sender, instr(sender, '<') + 1), '>')))
  WHERE sender IS NOT NULL;
