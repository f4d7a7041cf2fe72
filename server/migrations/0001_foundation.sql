-- Why: companies, accounts, catalogue, cart and orders: everything the first buyer needs to order from the first seller.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Companies and people -------------------------------------------------------------------------------------------

create table companies (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('buyer', 'seller', 'platform')),
  name text not null,
  username text not null unique,
  npwp text,
  business_type text,
  phone text not null default '',
  about text not null default '',
  address text not null default '',
  city text not null default '',
  province text not null default '',
  seller_type text check (seller_type in ('distributor', 'importir', 'produsen')),
  exchange_rate numeric(12, 2),
  is_pkp boolean not null default true,
  created_at timestamptz not null default now(),
  check (kind <> 'seller' or (seller_type is not null and exchange_rate > 0))
);

create table users (
  id uuid primary key default uuidv7(),
  email text not null,
  username text not null,
  name text not null,
  phone text not null default '',
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

create table memberships (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  role text not null check (role in ('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'administrator')),
  created_at timestamptz not null default now(),
  primary key (user_id, company_id)
);
create index memberships_company on memberships (company_id);

create table addresses (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  label text not null,
  recipient text not null,
  phone text not null,
  street text not null,
  city text not null,
  province text not null,
  postal_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_company on addresses (company_id);
create unique index addresses_default on addresses (company_id) where is_default;

-- Sessions: secrets are kept as SHA-256 of 256 random bits ------------------------------------------------------

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  company_id uuid not null references companies,
  refresh_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table session_bearers (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index session_bearers_session on session_bearers (session_id);

-- Counters of the rate limits; losing them in a crash is harmless
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets on rate_limits (resets_at);

-- Catalogue ---------------------------------------------------------------------------------------------------------

create table categories (
  id smallint primary key,
  name text not null,
  slug text not null unique
);
insert into categories (id, name, slug) values
  (1, 'Pharmaceutical', 'pharmaceutical'),
  (2, 'Food and Beverages', 'food-and-beverages'),
  (3, 'Cosmetic and Toiletries', 'cosmetic-and-toiletries'),
  (6, 'Natural', 'natural');

create table products (
  id integer generated always as identity primary key,
  seller_id uuid not null references companies,
  category_id smallint not null references categories,
  name text not null,
  name_english text not null,
  description text not null,
  important_info text not null,
  origin text not null,
  grade text not null,
  form text not null,
  unit text not null,
  pack_kind text not null,
  pack_label text not null,
  pack_weight numeric(12, 3) not null check (pack_weight > 0),
  min_purchase numeric(15, 3) not null check (min_purchase > 0),
  min_nego numeric(15, 3) not null check (min_nego > 0),
  negotiable boolean not null,
  cas_number text,
  e_number text,
  inci text,
  synonyms text[] not null default '{}',
  functions text[] not null default '{}',
  halal_critical boolean not null default false,
  hazard text,
  shelf_life_months integer,
  hs_code text,
  storage text not null default '',
  featured_rank integer,
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  -- whether the stock holds a minimum purchase; kept by product_stocks, so that a list need not look there
  available boolean not null default false,
  picture_version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (seller_id, name)
);
create index products_category on products (category_id) where status = 'published';
create index products_seller on products (seller_id) where status = 'published';
-- the orders of the product list: its first page is read from an index, not sorted out of everything
create index products_listed on products (featured_rank, available desc, lower(name), id) where status = 'published';
create index products_named on products (lower(name), id) where status = 'published';
create index products_newest on products (created_at desc, id) where status = 'published';

-- One narrow, often written row beside the wide, seldom written one
create table product_stocks (
  product_id integer primary key references products,
  units numeric(15, 3) not null check (units >= 0)
);

-- A trigger, because orders, cancellations, imports and the seller's own changes all write stocks; it touches the wide
-- row only when the answer changes. Whoever changes a minimum purchase writes the stock row too.
create function note_availability() returns trigger language plpgsql as $$
begin
  update products p set available = not p.available
  from changed
  where p.id = changed.product_id and p.available <> (changed.units >= p.min_purchase);
  return null;
end $$;
create trigger availability_of_new after insert on product_stocks
  referencing new table as changed for each statement execute function note_availability();
create trigger availability_of_changed after update on product_stocks
  referencing new table as changed for each statement execute function note_availability();

-- Prices live apart from products so that no query of a product can leak one (ROLE-4)
create table product_prices (
  product_id integer not null references products,
  level smallint not null check (level between 1 and 9),
  amount numeric(15, 2) not null check (amount > 0),
  primary key (product_id, level)
);

-- The seller's secret bargaining terms (NEGO-11)
create table product_nego_terms (
  product_id integer primary key references products,
  lowest_price numeric(15, 2) not null check (lowest_price > 0),
  nego_percent numeric(5, 2) not null check (nego_percent between 0 and 100)
);

create table showcases (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  name text not null,
  slug text not null,
  position integer not null,
  unique (seller_id, slug)
);
create table showcase_products (
  showcase_id uuid not null references showcases on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (showcase_id, product_id)
);
create index showcase_products_product on showcase_products (product_id);

-- Search: one row a product, filled by the catalogue whenever a product is written (SEARCH-3)
create table product_search (
  product_id integer primary key references products on delete cascade,
  terms tsvector not null,
  -- name, English name and synonyms, lower case, a line each: for prefixes and typing errors
  names text not null
);
create index product_search_terms on product_search using gin (terms);
create index product_search_names on product_search using gin (names gin_trgm_ops);

-- Every word products are described with, to tell a mistyped word from one nobody sells
create table search_words (
  word text collate "C" primary key
);
create index search_words_nearest on search_words using gist (word gist_trgm_ops);

-- Subscriptions (langganan) -----------------------------------------------------------------------------------------

create table subscriptions (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  -- 'A' active is the wire's own status (ROLE-3)
  status text not null check (status in ('A', 'diajukan', 'perlu_dokumen', 'ditangguhkan', 'ditolak', 'berakhir')),
  price_level smallint not null default 1 check (price_level between 1 and 9),
  sales_user_id uuid references users,
  since timestamptz not null default now(),
  unique (buyer_id, seller_id)
);
create index subscriptions_seller on subscriptions (seller_id);

create table subscription_payment_types (
  subscription_id uuid not null references subscriptions on delete cascade,
  code text not null check (code in ('transfer', 'cod') or code ~ '^tempo-[1-9][0-9]{0,2}$'),
  active boolean not null default true,
  credit_limit numeric(15, 2),
  primary key (subscription_id, code)
);

-- Cart ----------------------------------------------------------------------------------------------------------------

create table cart_lines (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  product_id integer not null references products,
  units numeric(15, 3) not null check (units > 0),
  added_by uuid not null references users,
  added_at timestamptz not null default now(),
  unique (company_id, product_id)
);

-- Orders --------------------------------------------------------------------------------------------------------------

-- Rates are dated: an order keeps the rate of its day. DPP nilai lain = amount x numerator / denominator.
create table tax_rates (
  valid_from date primary key,
  base_numerator integer not null,
  base_denominator integer not null check (base_denominator > 0),
  percent numeric(5, 2) not null
);
insert into tax_rates (valid_from, base_numerator, base_denominator, percent) values
  ('2022-04-01', 1, 1, 11),
  ('2025-01-01', 11, 12, 12);

-- What a seller charges for delivery to a province; no row: the seller does not deliver there
create table shipping_rates (
  seller_id uuid not null references companies,
  province text not null,
  base_amount numeric(15, 2) not null check (base_amount >= 0),
  amount_per_unit numeric(15, 2) not null check (amount_per_unit >= 0),
  primary key (seller_id, province)
);

create sequence order_numbers;

create table checkouts (
  buyer_id uuid not null references companies,
  key uuid not null,
  request_hash bytea not null,
  created_at timestamptz not null,
  primary key (buyer_id, key)
);

create table orders (
  id uuid primary key default uuidv7(),
  number text not null unique,
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  checkout_key uuid not null,
  placed_by uuid not null references users,
  state text not null check (state in ('menunggu_konfirmasi', 'diproses', 'dikirim', 'selesai', 'dibatalkan')),
  version integer not null default 1,
  payment_type text not null,
  note text,
  address jsonb not null,
  is_pkp boolean not null,
  tax_percent numeric(5, 2) not null,
  goods_amount numeric(18, 2) not null,
  shipping_amount numeric(15, 2) not null,
  tax_base_amount numeric(18, 2) not null,
  tax_amount numeric(18, 2) not null,
  total_amount numeric(18, 2) not null,
  carrier text,
  tracking_number text,
  placed_at timestamptz not null,
  foreign key (buyer_id, checkout_key) references checkouts (buyer_id, key),
  unique (buyer_id, checkout_key, seller_id)
);
create index orders_buyer on orders (buyer_id, placed_at desc);
create index orders_seller on orders (seller_id, placed_at desc);

create table order_lines (
  order_id uuid not null references orders,
  position smallint not null,
  product_id integer not null references products,
  name text not null,
  unit text not null,
  pack_label text not null,
  units numeric(15, 3) not null check (units > 0),
  unit_price numeric(15, 2) not null check (unit_price > 0),
  amount numeric(18, 2) not null,
  tax_base numeric(18, 2) not null,
  tax numeric(18, 2) not null,
  primary key (order_id, position)
);
create index order_lines_product on order_lines (product_id);

create table order_events (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  event text not null,
  state text not null,
  user_id uuid references users,
  company_id uuid references companies,
  reason text,
  at timestamptz not null
);
create index order_events_order on order_events (order_id, at);

-- Notifications: one row a company and happening; who has read it is kept for each member -------------------------

create table notifications (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  kind text not null,
  message text not null,
  link text not null,
  created_at timestamptz not null
);
create index notifications_company on notifications (company_id, created_at desc);
create table notification_reads (
  user_id uuid not null references users,
  company_id uuid not null references companies,
  read_until timestamptz not null,
  primary key (user_id, company_id)
);

-- Failed sign-ins of one account name from one address; others with the same name are not slowed (SESS-7)
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);
