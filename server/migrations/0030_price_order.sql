-- Why: a list in the order of prices is read along the price lists of the sellers whose prices one sees (CARD-3, ROLE-2).

-- what a product's prices are found and compared by
alter table products add constraint products_as_priced unique (seller_id, category_id, unit, id);
alter table product_prices
  add column seller_id uuid,
  add column category_id smallint,
  add column unit text,
  -- which levels the product has a price for: a bit each, 2 for level 1
  add column levels smallint;
update product_prices price
set seller_id = p.seller_id, category_id = p.category_id, unit = p.unit, levels = priced.levels
from products p
join (select product_id, sum(1 << level)::smallint as levels from product_prices group by product_id) priced
  on priced.product_id = p.id
where p.id = price.product_id;
alter table product_prices
  alter column seller_id set not null,
  alter column category_id set not null,
  alter column unit set not null,
  alter column levels set not null,
  add foreign key (seller_id, category_id, unit, product_id)
    references products (seller_id, category_id, unit, id) on update cascade;
create index product_prices_walked on product_prices (seller_id, category_id, unit, levels, level, amount);
