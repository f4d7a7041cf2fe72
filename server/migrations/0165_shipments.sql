-- Why: an order ships in parts, each a thing of its own with lots, a surat jalan and a receipt; what is not shipped may be
-- cancelled, with the amounts that follow (SHIP-1, SHOP-5; decision 0069).

create table shipments (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  -- its place among those of the order
  part smallint not null check (part > 0),
  state text not null check (state in ('sent', 'received')),
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
  unique (order_id, part),
  check ((state = 'received') = (received_at is not null)),
  check (total_amount = goods_amount - seller_discount_amount + shipping_amount + tax_amount - voucher_amount)
);

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

alter table orders
  add column parts_sent smallint not null default 0 check (parts_sent >= 0),
  add column parts_received smallint not null default 0 check (parts_received between 0 and parts_sent);

alter table order_lines
  add column units_shipped numeric(15, 3) not null default 0,
  add column units_received numeric(15, 3) not null default 0,
  drop constraint order_lines_units_check,
  -- a line of which nothing was shipped may be cancelled whole
  add constraint order_lines_units_check check (units >= 0),
  add check (units_shipped between 0 and units),
  add check (units_received between 0 and units_shipped);

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
create table order_reduction_lines (
  reduction_id uuid not null references order_reductions,
  position smallint not null,
  units numeric(15, 3) not null check (units > 0),
  amount numeric(18, 2) not null,
  primary key (reduction_id, position)
);
create trigger order_reductions_stay before update or delete or truncate on order_reductions
  for each statement execute function refuse_change();
create trigger order_reduction_lines_stay before update or delete or truncate on order_reduction_lines
  for each statement execute function refuse_change();

-- orders that went out whole: one shipment of everything
insert into shipments (order_id, part, state, carrier, tracking_number, sent_at, sent_by, received_at, received_by, goods_amount,
  seller_discount_amount, shipping_amount, tax_base_amount, tax_amount, voucher_amount, total_amount)
select o.id, 1, case when received.at is null then 'sent' else 'received' end, o.carrier, o.tracking_number,
  sent.at, sent.user_id, received.at, received.user_id, o.goods_amount, o.seller_discount_amount, o.shipping_amount,
  o.tax_base_amount, o.tax_amount, o.voucher_amount, o.total_amount
from orders o
join lateral (select at, user_id from order_events where order_id = o.id and event = 'ship' order by at desc, id desc limit 1) sent
  on true
left join lateral (select at, user_id from order_events where order_id = o.id and event = 'complete' order by at desc, id desc limit 1)
  received on true;

insert into shipment_lines (shipment_id, position, units, units_received, amount, discount, tax_base, tax)
select s.id, l.position, l.units, case when s.state = 'received' then l.units end, l.amount, l.discount, l.tax_base, l.tax
from shipments s join order_lines l on l.order_id = s.order_id;

insert into shipment_lots (shipment_id, position, lot_id, units)
select s.id, min(l.position), m.lot_id, -sum(m.in_lots)
from shipments s
join stock_movements m on m.order_id = s.order_id and m.kind = 'shipment' and m.lot_id is not null
join order_lines l on l.order_id = s.order_id and l.product_id = m.product_id
group by s.id, m.product_id, m.lot_id;

update orders o set parts_sent = 1, parts_received = case when s.state = 'received' then 1 else 0 end
from shipments s where s.order_id = o.id;
update order_lines l set units_shipped = l.units, units_received = case when s.state = 'received' then l.units else 0 end
from shipments s where s.order_id = l.order_id;

alter table orders drop column carrier, drop column tracking_number;

-- a surat jalan and an invoice are of one shipment
alter table trade_papers add column shipment_id uuid references shipments;
alter table trade_papers disable trigger trade_papers_stay;
update trade_papers p set shipment_id = s.id
from shipments s where s.order_id = p.order_id and p.kind in ('delivery_note', 'invoice');
alter table trade_papers enable trigger trade_papers_stay;
create index trade_papers_of_shipment on trade_papers (shipment_id) where shipment_id is not null;
