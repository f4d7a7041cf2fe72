-- Why: buyers propose prices, sellers answer, and what both agree on reaches the cart and one order.

-- How a seller deals with prices agreed with sales, and whether offers are answered by the system at once; no row: the defaults
create table nego_settings (
  seller_id uuid primary key references companies,
  deal_policy text not null default 'immediate' check (deal_policy in ('immediate', 'confirm', 'off')),
  auto_reply boolean not null default false
);

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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only appended to', tg_table_name;
end $$;
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

-- A notification may be about one thing (a negotiation), and one kind may be read without the others (HEAD-8)
alter table notifications add column subject_id uuid;
create index notifications_kind on notifications (company_id, kind, created_at desc);
create table notification_kind_reads (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  kind text not null,
  read_until timestamptz not null,
  primary key (user_id, company_id, kind)
);
