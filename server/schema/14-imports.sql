-- Sellers change thousands of products by a file, which is checked row by row before it is applied in one step, and
-- can be taken back (SHOP-4; decision 0047).
create table imports (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references companies,
  user_id uuid not null,
  kind text not null check (kind in ('product', 'price', 'stock', 'list')),
  file_name text not null,
  number_style text not null check (number_style in ('id', 'en')),
  heads jsonb not null,
  -- one for each head; null: passed over
  columns jsonb not null,
  state text not null default 'checked' check (
    state in ('checked', 'planned', 'applying', 'applied', 'undoing', 'undone', 'failed', 'stopped')),
  version integer not null default 1,
  rows integer not null default 0,
  fresh integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  problems integer not null default 0,
  not_undone integer not null default 0,
  -- why nothing was applied
  note text,
  created_at timestamptz not null,
  applied_at timestamptz,
  -- when it is to be applied, of one that is planned
  applies_at timestamptz,
  -- of each column how its texts write numbers and how many hold any
  contents jsonb not null,
  -- what somebody has to say before it may be applied; null: nothing
  questions jsonb,
  style_chosen boolean not null default false,
  -- whether new products of which the file does not say so are sold at once
  sells_new boolean not null default false,
  -- how many rows change which column
  changed_columns jsonb not null default '[]',
  check (state <> 'planned' or applies_at is not null)
);
create index imports_of_seller on imports (seller_id, created_at desc, id);
-- one at a time: two that change the same products would wait for each other
create unique index imports_running on imports (seller_id) where state in ('applying', 'undoing');
create index imports_by_person on imports (user_id);

-- Rows of the file, with what becomes of each
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  number integer not null,
  cells jsonb not null,
  verdict text not null default 'same' check (verdict in ('new', 'changed', 'same', 'problem')),
  -- the column of the first of its faults
  fault_column text,
  faults jsonb,
  product_id integer,
  -- the version and the stock that were seen when it was checked
  seen_version integer,
  seen_units numeric(15, 3),
  -- the product before it was applied; null: there was none
  before jsonb,
  -- the name of the product that a row's code names, where the file has another one
  other_name text,
  -- what applying it changes, or changed: column, before, after, percent
  changes jsonb,
  -- the largest move of its numbers, either way
  change_percent numeric,
  primary key (import_id, number)
);
create index import_rows_wrong on import_rows (import_id, number) where verdict = 'problem';
create index import_rows_by_code on import_rows (import_id, number) where other_name is not null;
-- What an import changes is shown a page at a time, the largest changes first (SHOP-4).
create index import_rows_changed on import_rows (import_id, change_percent desc nulls last, number)
  where changes is not null;

-- how far an import is, written while its transaction still runs
create table import_progress (
  import_id uuid primary key references imports on delete cascade,
  done integer not null,
  -- written outside of the transaction that applies, which reads it between its parts
  stop_asked boolean not null default false
);

-- A seller changes many products in one act and can undo the last for a day (SHOP-2; decision 0050).
create table product_bulk_acts (
  id integer generated always as identity primary key,
  seller_id uuid not null references companies,
  user_id uuid not null references users,
  -- of one intention: the same again changes nothing
  request_key uuid not null,
  request_hash bytea not null,
  at timestamptz not null,
  kind text not null check (kind in ('price', 'withdraw', 'publish', 'shelve', 'unshelve', 'leadTime')),
  -- the percent, or the slug of the showcase
  detail text check ((detail is null) = (kind in ('withdraw', 'publish'))),
  changed integer not null,
  unchanged integer not null,
  -- how many negotiations ended with it
  ended integer not null,
  refused jsonb not null,
  undone_at timestamptz,
  unique (seller_id, request_key)
);
create index product_bulk_acts_last on product_bulk_acts (seller_id, id desc);
create index product_bulk_acts_by_person on product_bulk_acts (user_id);

-- What it changed, to be undone where nothing has changed since
create table product_bulk_changes (
  act_id integer not null references product_bulk_acts on delete cascade,
  product_id integer not null references products,
  -- of the product, after the act
  version integer not null,
  -- its prices by level, where they were changed
  prices jsonb,
  -- how a product was sold beyond its stock before, where that was changed
  lead_days smallint,
  most_beyond numeric(15, 3),
  primary key (act_id, product_id)
);
create index product_bulk_changes_product on product_bulk_changes (product_id);
