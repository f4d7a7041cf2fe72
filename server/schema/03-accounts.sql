-- People, who act for companies
create table users (
  id uuid primary key default uuidv7(),
  email text not null,
  username text not null,
  name text not null,
  phone text not null default '',
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  -- set by an administrator: whoever misuses an account does not sign in (ADMIN-1)
  blocked_at timestamptz,
  blocked_reason text,
  -- of before somebody else joined with the mailbox: whoever had it may still ask to be erased (OPS-5, REG-3), and nothing
  -- but the address that their account had says which it is
  former_email text,
  check ((blocked_at is null) = (blocked_reason is null))
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));
create index users_newest on users (created_at desc, id desc);
create index users_name on users using gin (name gin_trgm_ops);
create index users_email_start on users (lower(email) text_pattern_ops);
create index users_blocked on users (created_at desc, id desc) where blocked_at is not null;
create index users_former_email on users (lower(former_email)) where former_email is not null;

-- For which companies a person acts, and as what
create table memberships (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  role text not null check (role in ('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance', 'administrator')),
  created_at timestamptz not null,
  -- Limits of a purchaser: null = none, 0 = nothing without approval; of other roles they mean nothing (ROLE-10)
  limit_per_order numeric(15, 2) check (limit_per_order >= 0),
  limit_per_month numeric(15, 2) check (limit_per_month >= 0),
  primary key (user_id, company_id)
);
create index memberships_company on memberships (company_id);

-- The link of an invitation holds a secret of which the hash alone is kept; null until its mail is written
create table invitations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  email text not null,
  role text not null check (role in ('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance', 'administrator')),
  limit_per_order numeric(15, 2) check (limit_per_order >= 0),
  limit_per_month numeric(15, 2) check (limit_per_month >= 0),
  token_hash bytea unique,
  invited_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz,
  check (accepted_at is null or cancelled_at is null)
);
-- one invitation of an address that may be accepted
create unique index invitations_open on invitations (company_id, lower(email))
  where accepted_at is null and cancelled_at is null;
create index invitations_by_person on invitations (invited_by);
create index invitations_of_company on invitations (company_id);
-- what ends with an account, kept for half a year or longer
create index invitations_to on invitations (lower(email));

-- Signed-in browsers; secrets are kept as SHA-256 of 256 random bits
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  company_id uuid not null references companies,
  refresh_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Where a session began: an address somebody has signed in from is told from a stranger's (RESET-6)
  address text not null default '',
  -- from it and a spent secret the next one is made: two tabs that use the same one get the same one
  rotation_key bytea not null
    default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  -- When the second factor was shown in this session; null until then, and for sessions that need none
  second_factor_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_user_address on sessions (user_id, address);
create index sessions_begun on sessions (created_at);
-- whoever is told something gets it on the browsers of the company's open sessions
create index sessions_company on sessions (company_id) where ended_at is null;

-- Secrets by which requests of a session are known
create table session_bearers (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index session_bearers_session on session_bearers (session_id);

-- The secret that renews a session changes at each use; the spent ones show when somebody uses a copy (SESS-6).
create table session_spent_secrets (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  spent_at timestamptz not null
);
create index session_spent_secrets_session on session_spent_secrets (session_id);

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

-- Codes that count once in place of a second factor
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Failed sign-ins of one account name from one address; others with the same name are not slowed (SESS-7)
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

-- What a user agreed to, in which version, and when
create table consents (
  user_id uuid not null references users,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (user_id, document, version)
);

-- Links that prove an e-mail address; the token itself is only in the mail
create table email_verifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  email text not null,
  asked_at timestamptz not null,
  token_hash bytea unique,
  sent_at timestamptz,
  used_at timestamptz
);
create index email_verifications_user on email_verifications (user_id, asked_at desc);

-- Both links hold a secret of which the hash alone is kept; null until its mail is written
create table email_changes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  old_email text not null,
  new_email text not null,
  state text not null check (state in ('asked', 'confirmed', 'cancelled', 'replaced')),
  asked_at timestamptz not null,
  link_asked_at timestamptz not null,
  link_hash bytea unique,
  stop_hash bytea unique
);
-- a person has one at a time
create unique index email_changes_open on email_changes (user_id) where state = 'asked';
create index email_changes_user on email_changes (user_id);

-- Reset of a password (RESET-1 to 6)
create table password_resets (
  id uuid primary key default uuidv7(),
  -- in lower case; also of addresses nobody has registered, so that asking about them looks and takes the same
  email text not null,
  user_id uuid references users,
  state text not null check (state in ('asked', 'sent', 'verified', 'saved', 'replaced')),
  asked_from text not null,
  -- from where the account had been signed in to before
  asked_by_known boolean not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  code_hash text,
  -- wrong codes from where it was asked for, from addresses the account knows, and from everywhere else
  asker_tries smallint not null default 0,
  known_tries smallint not null default 0,
  stranger_tries smallint not null default 0,
  proof_hash bytea unique,
  proof_until timestamptz,
  check (state not in ('verified', 'saved') or (user_id is not null and proof_hash is not null and proof_until is not null))
);
create index password_resets_email on password_resets (email, id desc);
create index password_resets_asked on password_resets (asked_at);

-- People who closed their accounts; the address is kept until the last mail to it is sent, and nowhere else.
create table farewells (
  id uuid primary key default uuidv7(),
  email text not null,
  closed_at timestamptz not null
);
