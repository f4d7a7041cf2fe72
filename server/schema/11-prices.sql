-- Prices by level, quantity, days and customer (SHOP-3; decision 0040). A list in the order of prices is read along the price
-- lists of the sellers whose prices one sees (CARD-3, ROLE-2; decision 0065).

-- the price of a kilogram or a litre; null for what is sold in other units. As domain/catalogue/measure.ts has it.
create function price_in_base(amount numeric, unit text) returns numeric immutable language sql
return amount * case lower(unit)
  when 'mg' then 1000000 when 'g' then 1000 when 'gr' then 1000 when 'gram' then 1000
  when 'kg' then 1 when 'kilo' then 1 when 'kilogram' then 1 when 'kuintal' then 0.01 when 'ton' then 0.001
  when 'ml' then 1000 when 'l' then 1 when 'lt' then 1 when 'liter' then 1 when 'litre' then 1 end;

-- Prices live apart from products so that no query of a product can leak one (ROLE-4)
create table product_prices (
  product_id integer not null references products,
  level smallint not null check (level between 1 and 9),
  amount numeric(15, 2) not null check (amount > 0),
  seller_id uuid not null,
  category_id smallint not null,
  unit text not null,
  -- which levels the product has a price for: a bit each, 2 for level 1
  levels smallint not null,
  -- since when a level has its price; null: since it is sold
  since date,
  comparable numeric generated always as (price_in_base(amount, unit)) stored,
  primary key (product_id, level),
  foreign key (seller_id, category_id, unit, product_id)
    references products (seller_id, category_id, unit, id) on update cascade
);
create index product_prices_walked on product_prices (seller_id, levels, level, comparable, amount);
create index product_prices_walked_in on product_prices (seller_id, category_id, levels, level, comparable, amount);

-- The seller's secret bargaining terms (NEGO-11)
create table product_nego_terms (
  product_id integer primary key references products,
  lowest_price numeric(15, 2) not null check (lowest_price > 0),
  nego_percent numeric(5, 2) not null check (nego_percent between 0 and 100)
);

-- the list price that discounts are counted from, of products whose list price sales have changed since the owner last did
create table list_prices_kept (
  product_id integer primary key references products on delete cascade,
  amount numeric(15, 2) not null check (amount > 0)
);

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
  -- what a price of a level for some days is found by, as its product's price is
  category_id smallint,
  unit text,
  levels smallint,
  comparable numeric generated always as (price_in_base(amount, unit)) stored,
  check ((level is null) = (list_id is not null) and (list_id is null) = (buyer_id is null)),
  foreign key (product_id, level) references product_prices on delete cascade,
  foreign key (list_id, seller_id, buyer_id, days) references price_lists (id, seller_id, buyer_id, days)
    on update cascade on delete cascade,
  unique (list_id, product_id, from_units),
  constraint price_rules_one_at_a_time
    exclude using gist (product_id with =, level with =, from_units with =, days with &&) where (level is not null)
);
create index price_rules_product on price_rules (product_id, from_units);
create index price_rules_customer on price_rules (buyer_id, seller_id) where from_units = 0 and buyer_id is not null;
create index price_rules_walked on price_rules (seller_id, levels, level, comparable, amount)
  where from_units = 0 and level is not null;
create index price_rules_walked_in on price_rules (seller_id, category_id, levels, level, comparable, amount)
  where from_units = 0 and level is not null;

-- A trigger, because prices come from forms, imports, seeds and copies of lists, and what a product is sold by changes too
create function rule_as_priced() returns trigger language plpgsql as $$
begin
  select category_id, unit, levels into new.category_id, new.unit, new.levels
  from product_prices where product_id = new.product_id and level = new.level;
  return new;
end $$;
create trigger as_priced before insert or update of product_id, level on price_rules
  for each row when (new.level is not null) execute function rule_as_priced();

-- What a rule is found by follows the price that it stands above.
create function rules_follow_price() returns trigger language plpgsql as $$
begin
  update price_rules set category_id = new.category_id, unit = new.unit, levels = new.levels
  where product_id = new.product_id and level = new.level;
  return null;
end $$;
create trigger rules_follow after update of category_id, unit, levels on product_prices
  for each row when ((old.category_id, old.unit, old.levels) is distinct from (new.category_id, new.unit, new.levels))
  execute function rules_follow_price();

-- What a price was stays to be read (ADM-6).
create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of prices is only appended to';
end
$$;

-- The history of prices, only appended to
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
create index price_changes_by_person on price_changes (user_id);
create index price_changes_by_shop on price_changes (seller_id, id);
create trigger price_changes_appended before update or delete or truncate on price_changes
  for each statement execute function refuse_change_of_history();
