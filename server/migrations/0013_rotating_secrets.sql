-- The secret that renews a session changes at each use; the spent ones show when somebody uses a copy (SESS-6)

-- from it and a spent secret the next one is made: two tabs that use the same one get the same one
alter table sessions add column rotation_key bytea not null
  default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

create table session_spent_secrets (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  spent_at timestamptz not null
);
create index session_spent_secrets_session on session_spent_secrets (session_id);
