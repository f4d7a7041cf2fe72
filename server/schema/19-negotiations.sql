-- How a seller deals with prices agreed with sales, and whether offers are answered by the system at once; no row: its owner has
-- not decided yet, and is asked (NEGO-13)
create table nego_settings (
  seller_id uuid primary key references companies,
  deal_policy text not null default 'immediate' check (deal_policy in ('immediate', 'confirm', 'off')),
  auto_reply boolean not null default false
);

-- Buyers propose prices, sellers answer, and what both agree on reaches the cart and one order (decision 0006).
create table negotiations (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  product_id integer not null references products,
  submitted_by uuid not null references users,
  -- made by the client for one intention to negotiate; the same key gives the same negotiation
  key uuid,
  request_hash bytea,
  state text not null check (state in (
    'awaiting_seller', 'awaiting_buyer', 'info_wanted', 'agreed', 'finished', 'declined_by_seller',
    'declined_by_buyer', 'cancelled', 'withdrawn', 'expired', 'replaced')),
  -- the number of the last step
  version integer not null check (version > 0),
  deal boolean not null,
  offers_made smallint not null check (offers_made between 1 and 3),
  units numeric(15, 3) not null check (units > 0),
  -- what the buyer paid without it, per unit, when it was submitted
  list_price numeric(15, 2) not null check (list_price > 0),
  -- the offer on the table
  price numeric(15, 2) not null check (price > 0),
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  valid_until timestamptz not null,
  -- the order that used the agreed price: it is used once
  order_id uuid references orders,
  -- name, material, grade, maker, origin, form, unit and pack as they were when the price was proposed, or agreed to: a price
  -- counts for no other goods, and these can be ordered as agreed (NEGO-12)
  goods jsonb not null,
  unique (buyer_id, key),
  check ((key is null) = (request_hash is null)),
  check (order_id is null or state = 'finished')
);
-- one running negotiation a pair of buyer and product, whoever submits at once
create unique index negotiations_running on negotiations (buyer_id, product_id)
  where state in ('awaiting_seller', 'awaiting_buyer', 'info_wanted', 'agreed');
create index negotiations_due on negotiations (valid_until)
  where state in ('awaiting_seller', 'awaiting_buyer', 'info_wanted', 'agreed');
create index negotiations_in_cart on negotiations (buyer_id, product_id) where state = 'finished' and order_id is null;
create index negotiations_buyer on negotiations (buyer_id, submitted_at desc);
create index negotiations_seller on negotiations (seller_id, submitted_at desc);
create index negotiations_product on negotiations (product_id);
create unique index negotiations_order on negotiations (order_id, product_id) where order_id is not null;
create index negotiations_by_person on negotiations (submitted_by);

-- The history: who, what and when of every step (NEGO-13). Only appended to.
create table negotiation_steps (
  negotiation_id uuid not null references negotiations,
  version integer not null check (version > 0),
  party text not null check (party in ('buyer', 'seller', 'system')),
  kind text not null check (kind in (
    'offer', 'ask', 'answer', 'agree', 'decline', 'withdraw', 'cancel', 'finish', 'expire', 'system')),
  price numeric(15, 2),
  note text check (length(note) <= 150),
  -- null where the system acted, for itself or in the name of the party
  user_id uuid references users,
  automatic boolean not null,
  at timestamptz not null,
  primary key (negotiation_id, version),
  check ((kind = 'offer') <= (price is not null))
);
create index negotiation_steps_by_person on negotiation_steps (user_id) where user_id is not null;
create trigger negotiation_steps_stay before update or delete on negotiation_steps
  for each row execute function refuse_change();

-- How often a buyer company has negotiated a product on a day of Asia/Jakarta (NEGO-8). Its row is locked by every
-- submission, so two at once are counted one after the other.
create table negotiation_days (
  buyer_id uuid not null references companies,
  product_id integer not null references products,
  day date not null,
  submitted smallint not null check (submitted between 0 and 2),
  primary key (buyer_id, product_id, day)
);

-- Prices below what sales may grant, as a sales person wants them (SHOP-7)
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
create index price_requests_of_negotiation on price_requests (negotiation_id) where negotiation_id is not null;
create index price_requests_by_person on price_requests (asked_by);
create index price_requests_asked on price_requests (seller_id, state, asked_at);
