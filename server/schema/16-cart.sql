-- What a company is about to order
create table cart_lines (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  product_id integer not null references products,
  units numeric(15, 3) not null check (units > 0),
  added_by uuid not null references users,
  added_at timestamptz not null,
  -- per unit when the company last chose its quantity; null where no price may be seen.
  -- Who has a product in the cart is told when its price changes, from what to what (SHOP-3)
  seen_amount numeric(15, 2),
  -- the same when it was last told of
  told_amount numeric(15, 2),
  unique (company_id, product_id)
);
create index cart_lines_product on cart_lines (product_id);
create index cart_lines_by_person on cart_lines (added_by);

-- A request to add may arrive without its answer coming back; its key tells what became of it, and that it was carried out when
-- it is sent again.
create table cart_additions (
  company_id uuid not null references companies,
  key uuid not null,
  product_id integer not null,
  units numeric(15, 3) not null,
  added_at timestamptz not null,
  primary key (company_id, key)
);

-- Many products go into the cart in one act, which a second press or a lost answer must not repeat (ORDER-7, API-5).
create table cart_batches (
  company_id uuid not null references companies,
  key uuid not null,
  -- what was asked for with the key, to tell a repetition from another wish
  asked text not null,
  -- what became of it
  added integer not null default 0,
  skipped jsonb not null default '[]',
  added_at timestamptz not null,
  primary key (company_id, key)
);
-- they are forgotten after a day
create index cart_batches_age on cart_batches (added_at);

-- People gather products, as favourites and to compare, and find them again wherever they sign in (CARD-5); who waits for a stock
-- is told when it is there again (SHOP-5).
create table shelved_products (
  -- in the order in which they were put there
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  shelf text not null check (shelf in ('favourites', 'compared', 'awaited')),
  product_id integer not null references products,
  added_at timestamptz not null,
  -- the buyer for whom it is awaited
  company_id uuid references companies,
  unique (user_id, shelf, product_id),
  check ((company_id is not null) = (shelf = 'awaited'))
);
create index shelved_products_awaited on shelved_products (id, product_id) where shelf = 'awaited';

-- Companies keep named lists of what they usually buy; a list may make a draft of an order every month (ORDER-7).
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
create index shopping_lists_by_person on shopping_lists (changed_by);

-- What a list holds
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
create index order_drafts_by_person on order_drafts (closed_by) where closed_by is not null;
