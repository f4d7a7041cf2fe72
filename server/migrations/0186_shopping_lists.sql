-- Why: companies keep named lists of what they usually buy; a list may make a draft of an order every month (ORDER-7).

create table shopping_lists (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  name text not null check (name <> '' and length(name) <= 60),
  -- of the month in Asia/Jakarta on which it makes a draft; in shorter months their last day. Null: never
  repeat_day smallint check (repeat_day between 1 and 31),
  paused boolean not null default false,
  -- the next day of a draft; null without one, and while it is paused
  next_day date,
  version integer not null default 1,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check (next_day is null or (repeat_day is not null and not paused))
);
create unique index shopping_lists_named on shopping_lists (company_id, lower(name));
create index shopping_lists_due on shopping_lists (next_day) where next_day is not null;

create table shopping_list_lines (
  list_id uuid not null references shopping_lists on delete cascade,
  product_id integer not null references products,
  -- the usual quantity, whatever may be ordered today
  units numeric(15, 3) not null check (units > 0),
  position integer not null,
  primary key (list_id, product_id)
);

-- a draft waits until somebody puts it into the cart or dismisses it; it never becomes an order by itself
create table order_drafts (
  id uuid primary key default uuidv7(),
  list_id uuid not null references shopping_lists on delete cascade,
  company_id uuid not null references companies,
  -- the day it was made for; its month has one draft of the list, whoever makes it
  day date not null,
  month date not null generated always as (date_trunc('month', day::timestamp)::date) stored,
  made_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users,
  -- whether its products went into the cart; null while it waits
  used boolean,
  unique (list_id, month),
  check ((closed_at is null) = (used is null) and (closed_at is null) = (closed_by is null))
);
create index order_drafts_waiting on order_drafts (company_id) where closed_at is null;
