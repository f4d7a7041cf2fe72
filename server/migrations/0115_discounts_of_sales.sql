-- Why: the owner of a seller decides how far below the list price sales may go; a lower price waits for the owner (SHOP-7).
-- in percent; null: not decided, then the lowest price of each product counts, or half its list price
alter table grant_limits add column discount smallint check (discount between 0 and 100);

-- the list price that discounts are counted from, of products whose list price sales have changed since the owner last did
create table list_prices_kept (
  product_id integer primary key references products on delete cascade,
  amount numeric(15, 2) not null check (amount > 0)
);

-- Prices below that, as a sales person wants them
create table price_requests (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  product_id integer not null references products,
  -- of an answer to a negotiation
  negotiation_id uuid references negotiations on delete cascade,
  -- what is done once the owner approves it
  wanted jsonb not null,
  -- the same, and what of it is beyond the limit, as sentences
  summary text not null,
  beyond text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'lapsed')),
  version integer not null default 1,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  reason text,
  check (reason is null or state = 'refused'),
  check ((state = 'waiting') = (decided_at is null))
);
-- one waits for the prices of a product, and one for each negotiation
create unique index price_requests_waiting on price_requests (product_id, negotiation_id) nulls not distinct
  where state = 'waiting';
create index price_requests_of_seller on price_requests (seller_id, asked_at) where state = 'waiting';
create index price_requests_of_negotiation on price_requests (negotiation_id) where negotiation_id is not null;
