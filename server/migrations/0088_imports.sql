-- Why: sellers change thousands of products by a file, which is checked row by row before it is applied in one step, and
-- can be taken back (SHOP-4; decision 0047).
create table imports (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references companies,
  user_id uuid not null,
  kind text not null check (kind in ('product', 'price', 'stock')),
  file_name text not null,
  number_style text not null check (number_style in ('id', 'en')),
  heads jsonb not null,
  -- one for each head; null: passed over
  columns jsonb not null,
  state text not null default 'checked'
    check (state in ('checked', 'applying', 'applied', 'undoing', 'undone', 'failed')),
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
  applied_at timestamptz
);
create index imports_of_seller on imports (seller_id, created_at desc, id);
-- one at a time: two that change the same products would wait for each other
create unique index imports_running on imports (seller_id) where state in ('applying', 'undoing');

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
  primary key (import_id, number)
);
create index import_rows_wrong on import_rows (import_id, number) where verdict = 'problem';

-- how far an import is, written while its transaction still runs
create table import_progress (
  import_id uuid primary key references imports on delete cascade,
  done integer not null
);
