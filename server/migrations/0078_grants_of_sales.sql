-- Why: the owner of a seller decides what sales people may grant customers; more than that waits for the owner (SHOP-7).
create table grant_limits (
  seller_id uuid primary key references companies,
  version integer not null,
  -- of transfer and cod, those that sales may grant
  plain_types text[] not null check (plain_types <@ array['transfer', 'cod']),
  -- the longest credit; 0: none
  credit_days smallint not null check (credit_days between 0 and 999),
  credit_limit numeric(15, 2) not null check (credit_limit >= 0),
  price_level smallint not null check (price_level between 1 and 9)
);

-- Terms beyond that, as a sales person wants them; they are void once the subscription has moved on
create table grant_requests (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions,
  subscription_version integer not null,
  act text not null check (act in ('approve', 'changeTerms')),
  terms jsonb not null,
  -- what of them is beyond the limits, as sentences
  beyond text[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  version integer not null default 1,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  reason text,
  check ((state = 'waiting') = (decided_by is null and decided_at is null)),
  check (reason is null or state = 'refused')
);
create unique index grant_requests_waiting on grant_requests (subscription_id, subscription_version)
  where state = 'waiting';
