-- Why: notifications are told by push and by mail too, each kind where a person wants it (HEAD-8, PUSH-2, REG-3).

-- Which step it tells of and of whom; null for those from before
alter table notifications add column step text;
alter table notifications add column about text;
-- It has yet to be told outside the application
alter table notifications add column to_tell boolean not null default false;
create index notifications_to_tell on notifications (company_id) where to_tell;

-- What somebody chose, where it is not as in the list of kinds
create table notification_choices (
  user_id uuid not null references users,
  kind text not null,
  channel text not null check (channel in ('app', 'push', 'email')),
  wanted boolean not null,
  primary key (user_id, kind, channel)
);

-- Single ones that somebody has read, beside those read until an instant
create table notification_single_reads (
  user_id uuid not null references users,
  notification_id uuid not null references notifications on delete cascade,
  primary key (user_id, notification_id)
);
create index notification_single_reads_of on notification_single_reads (notification_id);

-- What somebody is yet to be mailed about
create table notification_mails_due (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  notification_id uuid not null references notifications on delete cascade,
  primary key (user_id, company_id, notification_id)
);
create index notification_mails_due_of on notification_mails_due (notification_id);

-- When somebody was last mailed about a company
create table notification_mailings (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  mailed_at timestamptz not null,
  primary key (user_id, company_id)
);

-- Links in mails that stop them, by hash
create table mail_stops (
  token_hash bytea primary key,
  user_id uuid not null references users,
  made_at timestamptz not null
);
create index mail_stops_made on mail_stops using brin (made_at);

-- Browsers that take push messages, each for the session it was allowed in
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  -- as the browser gives them, in base64url
  public_key text not null,
  secret text not null,
  registered_at timestamptz not null
);
create index push_subscriptions_session on push_subscriptions (session_id);
