-- Why: a seller knows its products by its own codes, and files of products are matched by them (SHOP-4; decision 0047).
alter table products add column sku text not null default ''
  constraint products_sku_short check (length(sku) <= 60 and sku !~ '[[:cntrl:]]');
create unique index products_sku_of_seller on products (seller_id, lower(sku)) where sku <> '';
