-- Answers to the questions that follow from the chosen service.

-- JSON, in the words that were shown: [{"id":"roof-shape","question":"Is het dak plat of schuin?","answer":"Plat"}].
ALTER TABLE leads ADD COLUMN answers TEXT NOT NULL DEFAULT '[]';

-- They are found with the description: what was answered, not what was asked. An answer never changes once it is
-- stored, so the triggers on changes stay as they are. The first eight, more than any form asks: D1 refuses json_each where the
-- index reads this view by itself.
DROP VIEW lead_search_source;
CREATE VIEW lead_search_source AS
SELECT rowid AS id, reference, first_name || ' ' || last_name AS name, email,
  phone || ' ' || replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', '')
    || ' ' || coalesce(phone_e164 || ' 0' || substr(phone_e164, 4), '') AS phone,
  address || ' ' || street || ' ' || house_number || ' ' || postcode || ' ' || replace(postcode, ' ', '')
    || ' ' || city AS address,
  project_description || ' ' || current_issues
    || ' ' || concat_ws(' ', answers ->> '$[0].answer', answers ->> '$[1].answer', answers ->> '$[2].answer', answers ->> '$[3].answer',
      answers ->> '$[4].answer', answers ->> '$[5].answer', answers ->> '$[6].answer', answers ->> '$[7].answer') AS description
FROM leads;
