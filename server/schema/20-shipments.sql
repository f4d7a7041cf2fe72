-- An order ships in parts, each a thing of its own with lots, a surat jalan and a receipt (SHIP-1, SHOP-5; decision 0069). One
-- that was recorded by mistake is undone, or replaced by a right one, until its receipt is confirmed (decision 0110).
create table shipments (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  -- its place among those of the order
  part smallint not null check (part > 0),
  state text not null check (state in ('sent', 'received', 'undone')),
  version integer not null default 1,
  -- null of goods that are fetched
  carrier text,
  tracking_number text,
  sent_at timestamptz not null,
  sent_by uuid references users,
  received_at timestamptz,
  received_by uuid references users,
  -- why less was received than sent
  shortage_reason text,
  -- its part of the amounts of the order
  goods_amount numeric(18, 2) not null,
  seller_discount_amount numeric(18, 2) not null,
  shipping_amount numeric(15, 2) not null,
  tax_base_amount numeric(18, 2) not null,
  tax_amount numeric(18, 2) not null,
  voucher_amount numeric(15, 2) not null,
  total_amount numeric(18, 2) not null,
  -- goods in place of others: not invoiced, and no part of what was ordered
  is_replacement boolean not null default false,
  undone_at timestamptz,
  undone_by uuid references users,
  undone_reason text,
  -- the shipment that it was recorded instead of
  replaces uuid unique references shipments,
  unique (order_id, part),
  check ((state = 'received') = (received_at is not null)),
  check (total_amount = goods_amount - seller_discount_amount + shipping_amount + tax_amount - voucher_amount),
  check ((state = 'undone') = (undone_at is not null)),
  check (undone_at is null or (undone_by is not null and undone_reason is not null)),
  check (state <> 'undone' or not is_replacement)
);
create index shipments_by_person_sent on shipments (sent_by) where sent_by is not null;
create index shipments_by_person_received on shipments (received_by) where received_by is not null;
create index shipments_by_person_undone on shipments (undone_by) where undone_by is not null;

-- What of each line was shipped
create table shipment_lines (
  shipment_id uuid not null references shipments,
  -- of the line of the order
  position smallint not null,
  units numeric(15, 3) not null check (units > 0),
  -- null until it is received
  units_received numeric(15, 3) check (units_received between 0 and units),
  amount numeric(18, 2) not null,
  discount numeric(18, 2) not null,
  tax_base numeric(18, 2) not null,
  tax numeric(18, 2) not null,
  primary key (shipment_id, position)
);

-- the lots it came from; what is in none came from no lot
create table shipment_lots (
  shipment_id uuid not null,
  position smallint not null,
  lot_id integer not null references stock_lots,
  units numeric(15, 3) not null check (units > 0),
  primary key (shipment_id, position, lot_id),
  foreign key (shipment_id, position) references shipment_lines
);

-- Once its seller has confirmed an order, a buyer asks it to cancel what is not shipped yet, and the seller agrees or refuses
-- (SHIP-1; decision 0083).
create table cancel_requests (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'refused', 'withdrawn', 'lapsed')),
  version integer not null default 1 check (version > 0),
  reason text not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  -- null of one that lapsed
  decided_by uuid references users,
  decided_at timestamptz,
  -- why the seller refused
  answer text,
  check ((state = 'waiting') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check ((answer is not null) = (state = 'refused'))
);
create unique index cancel_requests_waiting on cancel_requests (order_id) where state = 'waiting';
create index cancel_requests_of_order on cancel_requests (order_id, id);
create index cancel_requests_by_person_asked on cancel_requests (asked_by);
create index cancel_requests_by_person_decided on cancel_requests (decided_by) where decided_by is not null;
