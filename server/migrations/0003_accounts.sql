-- Why: companies register themselves, prove their e-mail address, and get back in when a password is forgotten.

alter table companies
  add column nib text check (nib ~ '^[0-9]{13}$'),
  -- the company's own words where business_type is 'Lainnya'
  add column business_type_other text;

-- Where a session began: an address somebody has signed in from is told from a stranger's (RESET-6)
alter table sessions add column address text not null default '';
create index sessions_user_address on sessions (user_id, address);

-- Registration ----------------------------------------------------------------------------------------------------

-- Codes given out in advertising; a company that registers with one is given a voucher (REG-2)
create table promos (
  code text primary key check (code = upper(code)),
  title text not null,
  amount numeric(15, 2) not null check (amount > 0 and amount = trunc(amount)),
  min_spend numeric(15, 2) not null check (min_spend >= 0),
  -- the voucher holds until the end of this many days later
  valid_days integer not null check (valid_days between 1 and 730),
  ends_at timestamptz,
  -- null: as many as want it
  most_claims integer check (most_claims > 0),
  claims integer not null default 0 check (claims <= most_claims)
);

-- One a company that registered itself; the key is made by the browser, so that a repeated request is the same one
create table registrations (
  key uuid primary key,
  user_id uuid not null unique references users,
  company_id uuid not null unique references companies,
  promo_code text references promos,
  registered_at timestamptz not null
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

-- Reset of a password (RESET-1 to 6) --------------------------------------------------------------------------------

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
