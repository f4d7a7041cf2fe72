-- Why: a seller changes many products in one act and can undo the last for a day (SHOP-2; decision 0050).
create table product_bulk_acts (
  id integer generated always as identity primary key,
  seller_id uuid not null references companies,
  user_id uuid not null references users,
  -- of one intention: the same again changes nothing
  request_key uuid not null,
  request_hash bytea not null,
  at timestamptz not null,
  kind text not null check (kind in ('price', 'withdraw', 'publish', 'shelve', 'unshelve')),
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

-- What it changed, to be undone where nothing has changed since
create table product_bulk_changes (
  act_id integer not null references product_bulk_acts on delete cascade,
  product_id integer not null references products,
  -- of the product, after the act
  version integer not null,
  -- its prices by level, where they were changed
  prices jsonb,
  primary key (act_id, product_id)
);
create index product_bulk_changes_product on product_bulk_changes (product_id);
