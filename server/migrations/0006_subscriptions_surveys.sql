-- Why: companies ask sellers for subscriptions, sellers decide on them, and newcomers tell how they found the platform.

-- Subscriptions -----------------------------------------------------------------------------------------------------

alter table subscriptions
  add column version integer not null default 1,
  -- what the buyer wants to make of the goods, and what else it said when it asked
  add column intended_use text not null default '',
  add column note text,
  add column asked_by uuid references users,
  add column updated_at timestamptz not null default now(),
  -- when the buyer last asked for a payment type: once a day (ROLE-5)
  add column payment_asked_at timestamptz;
update subscriptions set updated_at = since;
create index subscriptions_waiting on subscriptions (seller_id) where status = 'diajukan';

-- Who did what and when; only appended to
create table subscription_events (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions,
  act text not null,
  state text not null,
  version integer not null,
  user_id uuid not null references users,
  company_id uuid not null references companies,
  note text,
  -- price level, payment types and sales person, where it set them
  terms jsonb,
  at timestamptz not null
);
create index subscription_events_subscription on subscription_events (subscription_id, at);
create trigger subscription_events_stay before update or delete on subscription_events
  for each row execute function refuse_change();

-- Survey (SURVEY-1) -------------------------------------------------------------------------------------------------

create table survey_options (
  id smallint primary key,
  label text not null
);
insert into survey_options (id, label) values
  (1, 'Mesin pencari (Google dan sejenisnya)'),
  (2, 'Media sosial'),
  (3, 'Rekomendasi rekan atau mitra usaha'),
  (4, 'Pameran atau seminar industri'),
  (5, 'Lainnya'),
  (6, 'Tenaga penjualan atau surel dari kami');

-- One answer a company
create table survey_answers (
  company_id uuid primary key references companies,
  option_id smallint not null references survey_options,
  other_text text,
  answered_by uuid not null references users,
  answered_at timestamptz not null,
  check ((option_id = 5) = (other_text is not null))
);
