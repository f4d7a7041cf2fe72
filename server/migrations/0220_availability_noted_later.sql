-- Why: an order that takes what is left of a stock must not wait for a seller's import, which holds the rows of its
-- products until all of them are written (SHOP-4; decision 0084).

-- products whose row another transaction held when their stock changed: looked at anew within seconds
create table availability_to_note (
  id bigint primary key generated always as identity,
  product_id integer not null
);

create or replace function note_availability() returns trigger language plpgsql as $$
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
