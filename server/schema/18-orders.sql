-- Orders, what they are ordered by, and the points that they earn (ORDER-1 to 8; decision 0004).

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

-- A seller says itself how it delivers: free from an amount, on which days, not on its holidays, and where buyers may
-- fetch the goods instead (SHOP-8).
create table delivery_terms (
  seller_id uuid primary key references companies,
  -- of the rates and the holidays, too
  version integer not null,
  -- of the goods, before vouchers and PPN; null: delivery is never free by amount
  free_from numeric(15, 2) check (free_from > 0),
  -- on which it delivers: 1 is Monday
  weekdays smallint[] not null
    check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  -- where and when goods may be fetched; null: they are always delivered
  pickup text,
  -- working days after which an order that its seller has not confirmed is cancelled by the system (SHIP-2)
  confirm_days smallint not null default 2 check (confirm_days between 1 and 5),
  -- working days after receipt in which a buyer may claim
  claim_days smallint not null default 3 check (claim_days between 1 and 14)
);

-- Days on which a seller does not deliver
create table delivery_holidays (
  seller_id uuid not null references companies,
  day date not null,
  name text not null,
  primary key (seller_id, day)
);
create trigger come_and_gone after insert or delete on delivery_holidays
  for each statement execute function announce_catalogue();

-- What a seller charges for delivery to a province; no row: the seller does not deliver there
create table shipping_rates (
  seller_id uuid not null references companies,
  province text not null,
  base_amount numeric(15, 2) not null check (base_amount >= 0),
  amount_per_unit numeric(15, 2) not null check (amount_per_unit >= 0),
  primary key (seller_id, province)
);

-- One act of ordering, of one seller or several; its key is made by the client, so that a repeated request is the same one.
create table checkouts (
  buyer_id uuid not null references companies,
  key uuid not null,
  request_hash bytea not null,
  created_at timestamptz not null,
  -- a voucher is used in one checkout, whoever asks at once
  voucher_id uuid unique references vouchers,
  primary key (buyer_id, key)
);

-- One order a checkout and seller. Its amounts are what is left of it where some was cancelled; numbers carry a random code, not
-- a running count, which would tell customers the platform's volume.
create table orders (
  id uuid primary key default uuidv7(),
  number text not null unique,
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  checkout_key uuid not null,
  placed_by uuid not null references users,
  state text not null check (state in (
    'awaiting_approval', 'awaiting_confirmation', 'processing', 'shipped', 'completed', 'cancelled')),
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
  placed_at timestamptz not null,
  -- when the seller was told of it; null while, or because, the buyer's own company has not approved it
  submitted_at timestamptz,
  -- the part of the checkout's voucher that this order takes; total_amount is what the buyer pays after it
  voucher_amount numeric(15, 2) not null default 0 check (voucher_amount >= 0),
  -- when the seller recorded the payment of an order on credit, and who did
  paid_at timestamptz,
  paid_by uuid references users,
  -- delivery charged by a PKP seller is part of its selling price and bears PPN (TAX-1)
  shipping_tax_base numeric(15, 2) not null default 0,
  shipping_tax numeric(15, 2) not null default 0,
  -- a purchasing department knows an order by its own number, and says by when it wants the goods
  po_number text check (length(po_number) between 1 and 50),
  wanted_day date,
  -- the last day to pay an order on credit, in Asia/Jakarta; known once it is shipped
  due_day date check (due_day is null or payment_type like 'tempo-%'),
  -- where the buyer fetches the goods, as it was told when they were ordered; null: they are delivered
  pickup text,
  -- the account that the buyer was told when it ordered; a later one is shown with a warning
  told_account_id uuid references shop_accounts,
  -- told to both companies when the seller is sent the order
  confirm_by timestamptz,
  confirm_reminded boolean not null default false,
  -- what the seller takes off the goods, in whole Rupiah; DPP and PPN are of what is left
  seller_discount_amount numeric(18, 2) not null default 0
    check (seller_discount_amount between 0 and goods_amount),
  shop_voucher_id uuid references shop_vouchers,
  parts_sent smallint not null default 0 check (parts_sent >= 0),
  parts_received smallint not null default 0 check (parts_received between 0 and parts_sent),
  -- kept by the requests to cancel
  cancel_asked boolean not null default false,
  foreign key (buyer_id, checkout_key) references checkouts (buyer_id, key),
  unique (buyer_id, checkout_key, seller_id),
  check (submitted_at is not null or state in ('awaiting_approval', 'cancelled')),
  check (submitted_at is null or state <> 'awaiting_approval'),
  check (seller_discount_amount = 0 or shop_voucher_id is not null),
  check (paid_by is null or paid_at is not null)
);
create index orders_buyer on orders (buyer_id, placed_at desc);
create index orders_placed_by on orders (buyer_id, placed_by, placed_at) where state <> 'cancelled';
create index orders_waiting on orders (buyer_id) where state = 'awaiting_approval';
create index orders_owed on orders (seller_id, buyer_id)
  where payment_type like 'tempo-%' and paid_at is null and state <> 'cancelled';
create index orders_due_from on orders (buyer_id, due_day) where due_day is not null and paid_at is null;
create index orders_due_to on orders (seller_id, due_day) where due_day is not null and paid_at is null;
create index orders_to_confirm on orders (confirm_by) where state = 'awaiting_confirmation';
create index orders_shop_voucher on orders (shop_voucher_id, buyer_id) where shop_voucher_id is not null;
create index orders_by_person on orders (placed_by);
-- those that wait in the buyer's company are few, so the index grows by next to nothing and no write costs more
create index orders_sold on orders (seller_id, submitted_at desc);
create index orders_asked_to_cancel on orders (seller_id) where cancel_asked;

-- The goods as they were ordered, which the order and its papers say whatever their seller makes of the offer later (ORDER-3)
create table order_lines (
  order_id uuid not null references orders,
  position smallint not null,
  product_id integer not null references products,
  name text not null,
  unit text not null,
  pack_label text not null,
  units numeric(15, 3) not null check (units >= 0),
  unit_price numeric(15, 2) not null check (unit_price > 0),
  amount numeric(18, 2) not null,
  tax_base numeric(18, 2) not null,
  tax numeric(18, 2) not null,
  -- what of a line was beyond the stock, and in how many working days it comes, as the buyer accepted it
  units_beyond numeric(15, 3) not null default 0 check (units_beyond between 0 and units),
  lead_days smallint,
  -- its part of the seller's discount
  discount numeric(18, 2) not null default 0 check (discount between 0 and amount),
  units_shipped numeric(15, 3) not null default 0,
  units_received numeric(15, 3) not null default 0,
  -- what claims have changed of what the buyer has: shortages that were replaced, less what was received and credited
  units_adjusted numeric(15, 3) not null default 0,
  -- units in one pack, as it was ordered
  pack_weight numeric(15, 3) not null check (pack_weight > 0),
  material text not null,
  grade text not null,
  origin text not null,
  form text not null,
  maker text not null,
  primary key (order_id, position),
  check ((units_beyond > 0) = (lead_days is not null)),
  check (units_shipped between 0 and units),
  check (units_received between 0 and units_shipped),
  check (units_received + units_adjusted between 0 and units_shipped)
);
create index order_lines_product on order_lines (product_id);

-- The history of an order, kept for ten years: a partition for each (OPS-1; decision 0098)
create table order_events (
  id uuid default uuidv7(),
  order_id uuid not null references orders,
  event text not null,
  state text not null,
  user_id uuid references users,
  company_id uuid references companies,
  reason text,
  at timestamptz not null,
  primary key (id, at)
) partition by range (at);
create index order_events_order on order_events (order_id, at);
create index order_events_by_person on order_events (user_id) where user_id is not null;
select begin_partitions('order_events', 'year');

-- what was taken off an order after it was agreed; the order itself is what is left, so both add up to what was agreed
create table order_reductions (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  at timestamptz not null,
  user_id uuid references users,
  reason text not null,
  goods_amount numeric(18, 2) not null,
  seller_discount_amount numeric(18, 2) not null,
  tax_base_amount numeric(18, 2) not null,
  tax_amount numeric(18, 2) not null,
  voucher_amount numeric(15, 2) not null,
  total_amount numeric(18, 2) not null
);
create index order_reductions_of_order on order_reductions (order_id, id);
create index order_reductions_by_person on order_reductions (user_id) where user_id is not null;
create trigger order_reductions_stay before update or delete or truncate on order_reductions
  for each statement execute function refuse_change();

-- What of each line was taken off
create table order_reduction_lines (
  reduction_id uuid not null references order_reductions,
  position smallint not null,
  units numeric(15, 3) not null check (units > 0),
  amount numeric(18, 2) not null,
  primary key (reduction_id, position)
);
create trigger order_reduction_lines_stay before update or delete or truncate on order_reduction_lines
  for each statement execute function refuse_change();

-- The rule of points in force is the newest; points that were earned keep what they were given
create table point_rules (
  version integer primary key,
  rupiah_per_point bigint not null check (rupiah_per_point >= 100),
  last_months integer not null check (last_months between 1 and 60)
);
insert into point_rules (version, rupiah_per_point, last_months) values (1, 10000, 12);

-- The ledger: the balance is its sum, and what is written stays (ORDER-6). Points of a completed order follow what was credited or
-- replaced, as often as there are claims.
create table point_entries (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  kind text not null check (kind in ('earned', 'adjusted', 'reversed', 'redeemed', 'expired')),
  points bigint not null,
  -- when what was earned ends; what takes it back carries the same
  expires_at timestamptz,
  order_id uuid references orders,
  voucher_id uuid unique references vouchers,
  at timestamptz not null,
  -- the rule by which it was earned
  rupiah_per_point bigint check (rupiah_per_point is not null or kind <> 'earned'),
  check ((kind = 'redeemed') = (voucher_id is not null)),
  check (case kind when 'earned' then points > 0 when 'adjusted' then points <> 0 else points < 0 end),
  check ((kind in ('earned', 'adjusted', 'reversed')) = (order_id is not null)),
  check ((kind in ('earned', 'adjusted', 'reversed')) = (expires_at is not null))
);
create index point_entries_company on point_entries (company_id, id);
create unique index point_entries_once on point_entries (order_id, kind) where kind in ('earned', 'reversed');
create index point_entries_of_order on point_entries (order_id) where order_id is not null;
create trigger point_entries_stay before update or delete on point_entries
  for each row execute function refuse_change();
create trigger point_entries_stay_whole before truncate on point_entries
  for each statement execute function refuse_change();
