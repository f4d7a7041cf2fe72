-- Why: sellers lower their price with vouchers of their own (SELLER-1, decision 0062): a discount before PPN.

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

alter table orders
  -- what the seller takes off the goods, in whole Rupiah; DPP and PPN are of what is left
  add column seller_discount_amount numeric(18, 2) not null default 0
    check (seller_discount_amount between 0 and goods_amount),
  add column shop_voucher_id uuid references shop_vouchers,
  add check (seller_discount_amount = 0 or shop_voucher_id is not null);
create index orders_shop_voucher on orders (shop_voucher_id, buyer_id) where shop_voucher_id is not null;

alter table order_lines
  -- its part of the seller's discount
  add column discount numeric(18, 2) not null default 0 check (discount between 0 and amount);
