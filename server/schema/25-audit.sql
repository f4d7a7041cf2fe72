-- What administrators do, and who changes a price, a role, credit or a right, is kept for good, a partition for each year, and a
-- change of what was kept is found (ADM-6; decisions 0036 and 0098).
create table audit_entries (
  id bigint generated always as identity,
  at timestamptz not null,
  act text not null,
  -- null: the application itself; ids without references, which stay when what they named goes
  user_id uuid,
  company_id uuid,
  role text,
  network text,
  device text,
  thing_kind text not null,
  thing_id text not null,
  -- what it was called then; never a person
  thing_name text,
  before jsonb,
  after jsonb,
  primary key (id, at)
) partition by range (at);
create index audit_entries_user on audit_entries (user_id, id desc);
create index audit_entries_company on audit_entries (company_id, id desc);
create index audit_entries_thing on audit_entries (thing_id, id desc);
create index audit_entries_act on audit_entries (act, id desc);
create index audit_entries_at on audit_entries (at desc, id desc);
create trigger audit_entries_kept before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
select begin_partitions('audit_entries', 'year');

-- The chain of the entries is one table, in which each place and each entry is there once.
create table audit_links (
  -- without gaps, in the order of commits
  position bigint primary key,
  entry_id bigint not null unique,
  hash bytea not null,
  entry_at timestamptz not null,
  foreign key (entry_id, entry_at) references audit_entries (id, at)
);
create trigger audit_links_kept before update or delete or truncate on audit_links
  for each statement execute function refuse_change();

-- the length in bytes before each part, so that no two entries read alike; '-' is nothing
create function audit_part(part text) returns text
language sql immutable parallel safe
return coalesce(octet_length(part) || ':' || part, '-');

-- Deferred: it runs at commit, so the lock is the last one that a transaction takes and is held for the commit alone.
create function link_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_links;
  place bigint;
  content text;
begin
  perform pg_advisory_xact_lock(724036);
  select * into last from audit_links order by position desc limit 1;
  place := coalesce(last.position, 0) + 1;
  content := audit_part(place::text) || audit_part(new.id::text)
    || audit_part((extract(epoch from new.at) * 1000000)::bigint::text) || audit_part(new.act)
    || audit_part(new.user_id::text) || audit_part(new.company_id::text) || audit_part(new.role)
    || audit_part(new.network) || audit_part(new.device)
    || audit_part(new.thing_kind) || audit_part(new.thing_id) || audit_part(new.thing_name)
    || audit_part(new.before::text) || audit_part(new.after::text);
  insert into audit_links (position, entry_id, entry_at, hash)
  values (place, new.id, new.at, sha256(coalesce(last.hash, ''::bytea) || convert_to(content, 'UTF8')));
  return null;
end
$$;
create constraint trigger audit_entries_linked after insert on audit_entries
  deferrable initially deferred for each row execute function link_audit_entry();

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
