-- Who may enter /admin and as what, beside the addresses of ADMIN_ROLES, which go before these.
CREATE TABLE colleagues (
  -- As Cloudflare Access reports it, in lower case; '*' stands for everybody else whom Access lets in.
  email TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  -- 'none': access was withdrawn. The row stays, because such a person is nobody else.
  role TEXT NOT NULL CHECK (role IN ('owner', 'office', 'planner', 'field', 'writer', 'none')),
  CHECK (email <> '*' OR role <> 'owner')
) STRICT;

CREATE TABLE colleague_changes (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  email TEXT NOT NULL,
  -- Name and role afterwards, and the role before; NULL = was not there.
  name TEXT NOT NULL,
  before TEXT,
  after TEXT NOT NULL
) STRICT;
