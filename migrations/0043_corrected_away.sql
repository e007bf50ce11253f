-- What a mail address or telephone number was before it was corrected, so that who asks by that finds what is kept of him: the
-- address in lower case. Numbers are written in many ways: those of all corrections are read, and compared as numbers.
CREATE INDEX lead_events_corrected ON lead_events (data ->> 'field', lower(data ->> 'from')) WHERE kind = 'corrected';
