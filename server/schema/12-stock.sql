-- Every unit of a stock can be accounted for: what was counted, came in, was ordered, shipped or given up, when, by whom and
-- why; lots tell how old it is (SHOP-5; decision 0043).

-- Lots in which goods came, by their last days
create table stock_lots (
  id integer primary key generated always as identity,
  product_id integer not null references products,
  number text not null,
  produced_on date,
  expires_on date,
  -- kept by stock_movements
  units numeric(15, 3) not null default 0 check (units >= 0),
  -- its last day has passed; what is left of it is not for sale
  expired boolean not null default false,
  created_at timestamptz not null,
  unique (product_id, number),
  check (produced_on <= expires_on)
);
create index stock_lots_of_product on stock_lots (product_id, expires_on, id);
create index stock_lots_ending on stock_lots (expires_on) where not expired;

-- What a seller has bought itself and expects, told apart from what is free and reserved; it comes in by one act
-- (decision 0041).
create table expected_goods (
  id integer primary key generated always as identity,
  product_id integer not null references products,
  units numeric(15, 3) not null check (units > 0),
  -- kept by stock_movements
  received numeric(15, 3) not null default 0 check (received between 0 and units),
  due_on date not null,
  -- from whom, or what else the seller notes; empty without
  source text not null,
  -- what has not come by then does not come any more
  cancelled_at timestamptz,
  -- of what was seen, by which acts are admitted
  version integer not null default 1,
  created_at timestamptz not null,
  unique (id, product_id)
);
create index expected_goods_open on expected_goods (product_id, due_on, id)
  where cancelled_at is null and received < units;
create index expected_goods_of_product on expected_goods (product_id);

-- One narrow, often written row beside the wide, seldom written one
create table product_stocks (
  product_id integer primary key references products,
  on_hand numeric(15, 3) not null default 0 check (on_hand >= 0),
  -- of orders that are not shipped
  reserved numeric(15, 3) not null default 0 check (reserved >= 0),
  in_lots numeric(15, 3) not null default 0,
  expired numeric(15, 3) not null default 0 check (expired >= 0),
  -- what may be sold
  units numeric(15, 3) not null generated always as (greatest(on_hand - reserved - expired, 0)) stored,
  -- from which stock on the product runs low; null: the seller has not said
  low_below numeric(15, 3) check (low_below > 0),
  constraint lots_within_the_stock check (in_lots between expired and on_hand)
);

-- What each act did to a stock; the balances are the sums
create table stock_movements (
  id bigint generated always as identity,
  product_id integer not null references products,
  at timestamptz not null,
  kind text not null check (kind in (
    'opening', 'receipt', 'correction', 'reservation', 'release', 'shipment', 'replacement', 'return', 'lot', 'expiry')),
  on_hand numeric(15, 3) not null default 0,
  reserved numeric(15, 3) not null default 0,
  in_lots numeric(15, 3) not null default 0,
  expired numeric(15, 3) not null default 0,
  lot_id integer references stock_lots,
  -- ids without references, as in the audit log: they stay when what they named goes
  order_id uuid,
  -- null: the application, or whoever ordered
  user_id uuid,
  reason text,
  expected_id integer check (expected_id is null or kind = 'receipt' and on_hand > 0),
  primary key (id, at),
  check (lot_id is not null or (in_lots = 0 and expired = 0)),
  foreign key (expected_id, product_id) references expected_goods (id, product_id)
) partition by range (at);
create index stock_movements_of_product on stock_movements (product_id, id desc);
create index stock_movements_of_lot on stock_movements (lot_id, id desc) where lot_id is not null;
create index stock_movements_of_expected on stock_movements (expected_id) where expected_id is not null;
-- which lots went to an order
create index stock_movements_of_order_lots on stock_movements (order_id, lot_id) where lot_id is not null and order_id is not null;
create index stock_movements_by_person on stock_movements (user_id) where user_id is not null;
create trigger stock_movements_kept before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();
select begin_partitions('stock_movements', 'year');

-- Balances follow the ledger.
create function move_stocks() returns trigger language plpgsql as $$
begin
  update product_stocks s
  set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved, in_lots = s.in_lots + m.in_lots,
    expired = s.expired + m.expired
  from (
    select product_id, sum(on_hand) as on_hand, sum(reserved) as reserved, sum(in_lots) as in_lots, sum(expired) as expired
    from moved group by product_id) m
  where s.product_id = m.product_id;
  update stock_lots l set units = l.units + m.in_lots
  from (select lot_id, sum(in_lots) as in_lots from moved where lot_id is not null group by lot_id) m
  where l.id = m.lot_id and m.in_lots <> 0;
  update expected_goods e set received = e.received + m.on_hand, version = e.version + 1
  from (select expected_id, sum(on_hand) as on_hand from moved where expected_id is not null group by expected_id) m
  where e.id = m.expected_id;
  return null;
end $$;
create trigger balances_moved after insert on stock_movements
  referencing new table as moved for each statement execute function move_stocks();

-- a balance changes by its movements alone
create function refuse_without_movement() returns trigger language plpgsql as $$
begin
  raise exception 'a stock changes only by a movement';
end $$;
create trigger moved_only before update on product_stocks
  for each row when (pg_trigger_depth() = 0 and
    (new.on_hand, new.reserved, new.in_lots, new.expired) <> (old.on_hand, old.reserved, old.in_lots, old.expired))
  execute function refuse_without_movement();
create trigger lots_moved_only before update on stock_lots
  for each row when (pg_trigger_depth() = 0 and new.units <> old.units) execute function refuse_without_movement();
create trigger expected_moved_only before update on expected_goods
  for each row when (pg_trigger_depth() = 0 and new.received <> old.received)
  execute function refuse_without_movement();

-- products whose row another transaction held when their stock changed: looked at anew within seconds
create table availability_to_note (
  id bigint primary key generated always as identity,
  product_id integer not null
);

-- A trigger, because orders, cancellations, imports and the seller's own changes all write stocks; it touches the wide
-- row only when the answer changes. Whoever changes a minimum purchase writes the stock row too.
create function note_availability() returns trigger language plpgsql as $$
begin
  with wrong as (
    select p.id from products p join changed on changed.product_id = p.id
    where p.available <> (changed.units >= p.min_purchase)),
  free as (
    select p.id from products p where p.id in (select id from wrong) for no key update skip locked),
  later as (
    insert into availability_to_note (product_id) select id from wrong where id not in (select id from free))
  update products p set available = not p.available
  from free join changed on changed.product_id = free.id
  where p.id = free.id and p.available <> (changed.units >= p.min_purchase);
  return null;
end $$;
create trigger availability_of_new after insert on product_stocks
  referencing new table as changed for each statement execute function note_availability();
create trigger availability_of_changed after update on product_stocks
  referencing new table as changed for each statement execute function note_availability();
