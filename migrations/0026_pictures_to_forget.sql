-- Pictures of the library that a project took over from a request which is erased now. What visitors see stays, by the
-- consent that stands with the project; the rest goes within a minute. Files outlive their row in `media` only here.

CREATE TABLE pictures_to_forget (
  media_id TEXT PRIMARY KEY NOT NULL
) STRICT;
