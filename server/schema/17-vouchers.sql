-- What lowers the price of an order: vouchers of the platform, which promo codes and points give (ADM-5, ORDER-6), and those of
-- sellers. Above an amount a promo or a reward waits until a second administrator has confirmed it (decision 0114).

-- Codes given out in advertising; a company that registers with one is given a voucher (REG-2)
create table promos (
  code text primary key check (code = upper(code)),
  title text not null,
  amount numeric(15, 2) not null check (amount > 0 and amount = trunc(amount)),
  min_spend numeric(15, 2) not null check (min_spend >= 0),
  -- the voucher holds until the end of this many days later
  valid_days integer not null check (valid_days between 1 and 730),
  ends_at timestamptz,
  -- null: as many as want it
  most_claims integer check (most_claims > 0),
  claims integer not null default 0 check (claims <= most_claims),
  id bigint generated always as identity unique,
  starts_at timestamptz,
  -- moved by every change by hand: of two administrators at once, the slower one is told
  version integer not null default 1,
  -- who wrote what waits, and when; null where nothing waits
  proposed_by uuid references users,
  proposed_at timestamptz,
  check ((proposed_by is null) = (proposed_at is null))
);
-- what is kept about who wrote them (OPS-5), and what waits
create index promos_proposed_by on promos (proposed_by) where proposed_by is not null;

-- A company has the voucher of a promo code once (REG-2): a number that it had when the code of its registration became one, by
-- its kind: 'npwp 0012345678901234'
create table promo_claimants (
  number text primary key,
  claimed_at timestamptz not null
);

-- One a company that registered itself; the key is made by the browser, so that a repeated request is the same one
create table registrations (
  key uuid primary key,
  user_id uuid not null unique references users,
  company_id uuid not null unique references companies,
  promo_code text references promos,
  registered_at timestamptz not null
);

-- What points are given for
create table rewards (
  id uuid primary key default uuidv7(),
  title text not null,
  points bigint not null check (points > 0),
  amount numeric(15, 2) not null check (amount > 0 and amount = trunc(amount)),
  min_spend numeric(15, 2) not null check (min_spend >= 0),
  -- a voucher redeemed for it holds until the end of this many days later
  valid_days integer not null check (valid_days between 1 and 730),
  active boolean not null default true,
  version integer not null default 1,
  proposed_by uuid references users,
  proposed_at timestamptz,
  check ((proposed_by is null) = (proposed_at is null))
);
create index rewards_proposed_by on rewards (proposed_by) where proposed_by is not null;
insert into rewards (title, points, amount, min_spend, valid_days) values
  ('Voucher Rp 50.000', 1000, 50000, 500000, 90),
  ('Voucher Rp 250.000', 4500, 250000, 2500000, 90),
  ('Voucher Rp 1.000.000', 16000, 1000000, 10000000, 90);

-- What a company pays less, once. The platform pays it: the seller's price and tax stay as they are.
create table vouchers (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  code text not null unique,
  title text not null,
  amount numeric(15, 2) not null check (amount > 0 and amount = trunc(amount)),
  -- least amount of goods in a checkout
  min_spend numeric(15, 2) not null check (min_spend >= 0),
  valid_until timestamptz not null,
  source text not null check (source in ('reward', 'promo', 'returned')),
  -- what it was given for: the same is given once
  key text not null,
  reward_id uuid references rewards,
  created_at timestamptz not null,
  used_at timestamptz,
  -- what a cancelled order gave back stays bound as its first one was: to the debt of points, or to a verified e-mail address
  is_promo boolean not null default false,
  unique (company_id, key),
  check (case source when 'reward' then reward_id is not null when 'promo' then reward_id is null else true end)
);
-- vouchers of one promo code, and of one reward, the newest first
create index vouchers_key on vouchers (key, id);
create index vouchers_reward on vouchers (reward_id, id) where reward_id is not null;
create index vouchers_code_words on vouchers using gin (code gin_trgm_ops);

-- Sellers lower their price with vouchers of their own (SELLER-1; decision 0062): a discount before PPN.
create table shop_vouchers (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  code text not null check (code ~ '^[A-Z0-9-]{1,40}$'),
  title text not null,
  kind text not null check (kind in ('amount', 'percent')),
  -- whole Rupiah, or whole per cent
  value numeric(15, 2) not null check (value > 0 and value = trunc(value) and (kind = 'amount' or value <= 100)),
  -- of a percentage, in whole Rupiah
  most_discount numeric(15, 2) check (most_discount is null or (most_discount > 0 and kind = 'percent')),
  -- of the goods of an order
  min_goods numeric(15, 2) not null check (min_goods >= 0),
  -- in Jakarta, both included
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- uses are counted over orders, never kept
  quota integer check (quota > 0),
  uses_per_customer smallint not null check (uses_per_customer > 0),
  -- for all customers, for one price level or for one customer
  price_level smallint check (price_level between 1 and 3),
  customer_id uuid references companies,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (seller_id, code),
  check (price_level is null or customer_id is null)
);
create index shop_vouchers_of on shop_vouchers (seller_id, id desc);
