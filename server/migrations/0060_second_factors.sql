-- Why: administrators sign in with a second factor: a code of an authenticator, or a recovery code that counts once.

-- Secrets are encrypted with a key that is not in the database. The one being set up counts only once a code of it was
-- typed; until then the one before it does. `last_step` is the newest code that was taken, in steps of 30 s since 1970.
create table second_factors (
  user_id uuid primary key references users,
  secret bytea,
  pending_secret bytea,
  last_step bigint not null default 0,
  active_since timestamptz,
  check ((secret is null) = (active_since is null)),
  check (secret is not null or pending_secret is not null)
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- When the second factor was shown in this session; null until then, and for sessions that need none
alter table sessions add column second_factor_at timestamptz;
