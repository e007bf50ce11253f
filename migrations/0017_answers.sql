-- Answers to the questions that follow from the chosen service.

-- JSON, in the words that were shown: [{"id":"roof-shape","question":"Is het dak plat of schuin?","answer":"Plat"}].
ALTER TABLE leads ADD COLUMN answers TEXT NOT NULL DEFAULT '[]';

-- They are found with the description: what was answered, not what was asked. An answer never changes once it is
-- stored, so the triggers on changes stay as they are.
DROP VIEW lead_search_source;
CREATE VIEW lead_search_source AS
SELECT rowid AS id, reference, first_name || ' ' || last_name AS name, email,
  phone || ' ' || replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', '')
    || ' ' || coalesce(phone_e164 || ' 0' || substr(phone_e164, 4), '') AS phone,
  address || ' ' || street || ' ' || house_number || ' ' || postcode || ' ' || replace(postcode, ' ', '')
    || ' ' || city AS address,
  project_description || ' ' || current_issues
    || coalesce((SELECT ' ' || group_concat(value ->> 'answer', ' ') FROM json_each(leads.answers)), '') AS description
FROM leads;
