-- Why: orders above a purchaser's limit wait for a colleague, and completed orders earn points that buy vouchers.

-- Limits of a purchaser: null = none, 0 = nothing without approval; of other roles they mean nothing (ROLE-10)
alter table memberships
  add column limit_per_order numeric(15, 2) check (limit_per_order >= 0),
  add column limit_per_month numeric(15, 2) check (limit_per_month >= 0);

-- A notification to one member alone; null: to everybody of the company
alter table notifications add column user_id uuid references users;

-- Rewards and vouchers ---------------------------------------------------------------------------------------------

-- What points are given for
create table rewards (
  id uuid primary key default uuidv7(),
  title text not null,
  points bigint not null check (points > 0),
  amount numeric(15, 2) not null check (amount > 0 and amount = trunc(amount)),
  min_spend numeric(15, 2) not null check (min_spend >= 0),
  -- a voucher redeemed for it holds until the end of this many days later
  valid_days integer not null check (valid_days between 1 and 730),
  active boolean not null default true
);
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
  unique (company_id, key),
  check ((source = 'reward') = (reward_id is not null))
);

-- Orders --------------------------------------------------------------------------------------------------------------

alter table checkouts
  -- a voucher is used in one checkout, whoever asks at once
  add column voucher_id uuid unique references vouchers;

alter table orders
  drop constraint orders_state_check,
  add constraint orders_state_check check (state in (
    'menunggu_persetujuan', 'menunggu_konfirmasi', 'diproses', 'dikirim', 'selesai', 'dibatalkan')),
  -- when the seller was told of it; null while, or because, the buyer's own company has not approved it
  add column submitted_at timestamptz,
  -- the part of the checkout's voucher that this order takes; total_amount is what the buyer pays after it
  add column voucher_amount numeric(15, 2) not null default 0 check (voucher_amount >= 0);
update orders set submitted_at = placed_at;
alter table orders add check (submitted_at is not null or state in ('menunggu_persetujuan', 'dibatalkan'));
alter table orders add check (submitted_at is null or state <> 'menunggu_persetujuan');

drop index orders_seller;
create index orders_seller on orders (seller_id, submitted_at desc) where submitted_at is not null;
-- what a purchaser has ordered this month
create index orders_placed_by on orders (buyer_id, placed_by, placed_at) where state <> 'dibatalkan';
create index orders_waiting on orders (buyer_id) where state = 'menunggu_persetujuan';

-- Points --------------------------------------------------------------------------------------------------------------

-- The ledger: the balance is its sum, and what is written stays (ORDER-6)
create table point_entries (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  kind text not null check (kind in ('earned', 'reversed', 'redeemed', 'expired')),
  points bigint not null check (case kind when 'earned' then points > 0 else points < 0 end),
  -- when what was earned ends; what takes it back carries the same
  expires_at timestamptz,
  order_id uuid references orders,
  voucher_id uuid unique references vouchers,
  at timestamptz not null,
  check ((kind in ('earned', 'reversed')) = (order_id is not null)),
  check ((kind in ('earned', 'reversed')) = (expires_at is not null)),
  check ((kind = 'redeemed') = (voucher_id is not null)),
  -- an order earns once and is taken back once
  unique (order_id, kind)
);
create index point_entries_company on point_entries (company_id, id);

create trigger point_entries_stay before update or delete on point_entries
  for each row execute function refuse_change();
create trigger point_entries_stay_whole before truncate on point_entries
  for each statement execute function refuse_change();
