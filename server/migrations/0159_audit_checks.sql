-- When the audit log was last found as it was written, and how long it was then: an end that was cut off since shows only
-- by an earlier head [ADM-6, ADM-7]
create table audit_checks (
  id integer generated always as identity primary key,
  checked_at timestamptz not null,
  -- entries that are as they were written, from the first one on
  intact integer not null check (intact >= 0),
  head_position integer,
  head_hash text check (head_hash ~ '^[0-9a-f]{64}$'),
  -- the first thing that is not
  broken_position integer,
  broken_why text check (broken_why in ('changed', 'missing', 'unlinked', 'not_the_head')),
  check ((head_position is null) = (head_hash is null)),
  check ((broken_position is null) = (broken_why is null))
);
