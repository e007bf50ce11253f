-- What a mail address or telephone number was before it was corrected, so that who asks by that finds what is kept of him: the
-- address in lower case, the last eight digits of the number. Of both their last eight characters narrow enough.
CREATE INDEX lead_events_corrected ON lead_events (
  data ->> 'field',
  CASE data ->> 'field' WHEN 'phone' THEN
    substr(replace(replace(replace(replace(replace(data ->> 'from', ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), -8)
  ELSE lower(data ->> 'from') END
) WHERE kind = 'corrected';
