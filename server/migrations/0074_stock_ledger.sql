-- Why: every unit of a stock can be accounted for: what was counted, came in, was ordered, shipped or given up, when, by
-- whom and why; lots tell how old it is (SHOP-5; decision 0043).

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

-- What each act did to a stock; the balances are the sums
create table stock_movements (
  id bigint primary key generated always as identity,
  product_id integer not null references products,
  at timestamptz not null,
  kind text not null check (kind in (
    'opening', 'receipt', 'correction', 'reservation', 'release', 'shipment', 'return', 'lot', 'expiry')),
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
  check (lot_id is not null or (in_lots = 0 and expired = 0))
);
create index stock_movements_of_product on stock_movements (product_id, id desc);
create index stock_movements_of_lot on stock_movements (lot_id, id desc) where lot_id is not null;

alter table product_stocks rename column units to counted;
alter table product_stocks
  add column on_hand numeric(15, 3) not null default 0 check (on_hand >= 0),
  -- of orders that are not shipped
  add column reserved numeric(15, 3) not null default 0 check (reserved >= 0),
  add column in_lots numeric(15, 3) not null default 0,
  add column expired numeric(15, 3) not null default 0 check (expired >= 0),
  -- what may be sold
  add column units numeric(15, 3) not null generated always as (greatest(on_hand - reserved - expired, 0)) stored,
  add constraint lots_within_the_stock check (in_lots between expired and on_hand);

create trigger stock_movements_kept before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();

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

-- what is there, and what open orders hold of it
insert into stock_movements (product_id, at, kind, on_hand, reserved, order_id)
with held as (
  select l.product_id, l.order_id, sum(l.units) as units
  from order_lines l join orders o on o.id = l.order_id
  where o.state in ('awaiting_approval', 'awaiting_confirmation', 'processing')
  group by l.product_id, l.order_id)
select s.product_id, now(), 'opening', s.counted + coalesce((select sum(units) from held h where h.product_id = s.product_id), 0), 0, null::uuid
from product_stocks s
union all
select product_id, now(), 'reservation', 0, units, order_id from held;

alter table product_stocks drop column counted;
