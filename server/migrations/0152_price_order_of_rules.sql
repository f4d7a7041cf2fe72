-- Why: a list in the order of prices is read along few lists: one of each seller's levels, whatever the category and the
-- unit, and along prices that hold on some days as along all others (CARD-3, SHOP-3; decision 0065).

-- the price of a kilogram or a litre; null for what is sold in other units. As domain/catalogue/measure.ts has it.
create function price_in_base(amount numeric, unit text) returns numeric immutable language sql
return amount * case lower(unit)
  when 'mg' then 1000000 when 'g' then 1000 when 'gr' then 1000 when 'gram' then 1000
  when 'kg' then 1 when 'kilo' then 1 when 'kilogram' then 1 when 'kuintal' then 0.01 when 'ton' then 0.001
  when 'ml' then 1000 when 'l' then 1 when 'lt' then 1 when 'liter' then 1 when 'litre' then 1 end;

alter table product_prices
  add column comparable numeric generated always as (price_in_base(amount, unit)) stored;
drop index product_prices_walked;
create index product_prices_walked on product_prices (seller_id, levels, level, comparable, amount);
create index product_prices_walked_in on product_prices (seller_id, category_id, levels, level, comparable, amount);

-- what a price of a level for some days is found by, as its product's price is
alter table price_rules
  add column category_id smallint,
  add column unit text,
  add column levels smallint;
update price_rules r set category_id = price.category_id, unit = price.unit, levels = price.levels
from product_prices price where price.product_id = r.product_id and price.level = r.level;
alter table price_rules
  add column comparable numeric generated always as (price_in_base(amount, unit)) stored;
drop index price_rules_level;
create index price_rules_walked on price_rules (seller_id, levels, level, comparable, amount)
  where from_units = 0 and level is not null;
create index price_rules_walked_in on price_rules (seller_id, category_id, levels, level, comparable, amount)
  where from_units = 0 and level is not null;

-- A trigger, because prices come from forms, imports, seeds and copies of lists, and what a product is sold by changes too
create function rule_as_priced() returns trigger language plpgsql as $$
begin
  select category_id, unit, levels into new.category_id, new.unit, new.levels
  from product_prices where product_id = new.product_id and level = new.level;
  return new;
end $$;
create trigger as_priced before insert or update of product_id, level on price_rules
  for each row when (new.level is not null) execute function rule_as_priced();
create function rules_follow_price() returns trigger language plpgsql as $$
begin
  update price_rules set category_id = new.category_id, unit = new.unit, levels = new.levels
  where product_id = new.product_id and level = new.level;
  return null;
end $$;
create trigger rules_follow after update of category_id, unit, levels on product_prices
  for each row when ((old.category_id, old.unit, old.levels) is distinct from (new.category_id, new.unit, new.levels))
  execute function rules_follow_price();
