-- Why: what a seller has bought itself and expects is told apart from what is free and reserved, and comes in by one act
-- (SHOP-5; decision 0041).

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

alter table stock_movements
  add column expected_id integer check (expected_id is null or kind = 'receipt' and on_hand > 0),
  add foreign key (expected_id, product_id) references expected_goods (id, product_id);
create index stock_movements_of_expected on stock_movements (expected_id) where expected_id is not null;

create or replace function move_stocks() returns trigger language plpgsql as $$
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
create trigger expected_moved_only before update on expected_goods
  for each row when (pg_trigger_depth() = 0 and new.received <> old.received)
  execute function refuse_without_movement();
