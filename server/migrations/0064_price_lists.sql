-- Why: sellers price by quantity, for one customer, and for days ahead; what changed stays to be read (SHOP-3, ADM-6;
-- decision 0040).
create extension if not exists btree_gist;

-- since when a level has its price; null: since it is sold
alter table product_prices add column since date;

-- A customer's own prices: one list at a time
create table price_lists (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  name text not null,
  days daterange not null check (not isempty(days)),
  version integer not null default 1,
  unique (id, seller_id, buyer_id, days),
  constraint price_lists_one_at_a_time exclude using gist (seller_id with =, buyer_id with =, days with &&)
);

-- What stands above a level's price: tiers, prices for some days, and the prices of customers' lists
create table price_rules (
  id bigint generated always as identity primary key,
  product_id integer not null references products,
  seller_id uuid not null,
  level smallint,
  list_id uuid,
  buyer_id uuid,
  -- zero: whatever the quantity; otherwise more than the minimum purchase, so that lists need not compare the two
  from_units numeric(15, 3) not null check (from_units >= 0),
  -- those of the list, where it belongs to one
  days daterange not null check (not isempty(days)),
  amount numeric(15, 2) not null check (amount > 0),
  check ((level is null) = (list_id is not null) and (list_id is null) = (buyer_id is null)),
  foreign key (product_id, level) references product_prices on delete cascade,
  foreign key (list_id, seller_id, buyer_id, days) references price_lists (id, seller_id, buyer_id, days)
    on update cascade on delete cascade,
  unique (list_id, product_id, from_units),
  constraint price_rules_one_at_a_time
    exclude using gist (product_id with =, level with =, from_units with =, days with &&) where (level is not null)
);
create index price_rules_product on price_rules (product_id, from_units);
create index price_rules_level on price_rules (seller_id, level) where from_units = 0 and level is not null;
create index price_rules_customer on price_rules (buyer_id, seller_id) where from_units = 0 and buyer_id is not null;

create table price_changes (
  id bigint generated always as identity primary key,
  seller_id uuid not null references companies,
  product_id integer not null references products,
  -- null: of a level; the name stays when the list goes
  list_name text,
  at timestamptz not null,
  user_id uuid not null,
  -- as people read it: 'Level 2, mulai 100 kg'; a side that was not there is null
  what text not null,
  before text,
  after text
);
create index price_changes_product on price_changes (product_id, id desc);

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of prices is only appended to';
end
$$;
create trigger price_changes_appended before update or delete or truncate on price_changes
  for each statement execute function refuse_change_of_history();
