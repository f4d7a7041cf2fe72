-- One row a company and happening; who has read it is kept for each member. Of people it holds ids, never the name, which is
-- erased with the account (REG-3).
create table notifications (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  kind text not null,
  message text not null,
  link text not null,
  created_at timestamptz not null,
  -- A notification may be about one thing (a negotiation), and one kind may be read without the others (HEAD-8)
  subject_id uuid,
  -- A notification to one member alone; null: to everybody of the company
  user_id uuid references users,
  doer_id uuid references users,
  -- Which step it tells of and of whom
  step text not null,
  about text,
  -- It has yet to be told outside the application
  to_tell boolean not null default false
) partition by range (id);
create index notifications_company on notifications (company_id, created_at desc);
create index notifications_kind on notifications (company_id, kind, created_at desc);
create index notifications_to_tell on notifications (company_id) where to_tell;
-- what waits no more is told no more
create index notifications_about_room on notifications (company_id, subject_id) where kind = 'chat';
select begin_partitions('notifications', 'month');

-- Until when a member has read all kinds
create table notification_reads (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  read_until timestamptz not null,
  primary key (user_id, company_id)
);

-- Until when a member has read one kind without the others (HEAD-8)
create table notification_kind_reads (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  kind text not null,
  read_until timestamptz not null,
  primary key (user_id, company_id, kind)
);

-- Single ones that somebody has read, beside those read until an instant
create table notification_single_reads (
  user_id uuid not null references users,
  notification_id uuid not null references notifications on delete cascade,
  primary key (user_id, notification_id)
);
create index notification_single_reads_of on notification_single_reads (notification_id);

-- What somebody chose, where it is not as in the list of kinds
create table notification_choices (
  user_id uuid not null references users,
  kind text not null,
  channel text not null check (channel in ('app', 'push', 'email')),
  wanted boolean not null,
  primary key (user_id, kind, channel)
);

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
create index mail_stops_of on mail_stops (user_id);

-- Browsers that take push messages, each for the session it was allowed in
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  -- as the browser gives them, in base64url
  public_key text not null,
  secret text not null,
  registered_at timestamptz not null,
  -- A browser that could not be reached several times in a row is forgotten (PUSH-2).
  failures integer not null default 0
);
create index push_subscriptions_session on push_subscriptions (session_id);
