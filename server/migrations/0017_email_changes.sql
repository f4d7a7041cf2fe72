-- Why: people change the e-mail address of their account: the new one is proved, the old one is told how to stop it.

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
