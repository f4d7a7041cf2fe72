-- Why: lists, counts and filters of a large catalogue are read from indexes and from counts that are kept ready (MAT-6).

-- The usual order of a list as one number, so that it can be read on from a row: featured ones, then what is in stock.
-- The size of a pack as filters tell it: '25 kg'.
alter table products
  add column standing integer not null
    generated always as (coalesce(featured_rank, 1000000) * 2 + case when available then 0 else 1 end) stored,
  add column pack_size text not null generated always as (trim_scale(pack_weight)::text || ' ' || unit) stored;

drop index products_listed;
drop index products_category;
drop index products_seller;
drop index products_of_material;
drop index products_newest;
create index products_listed on products (standing, lower(name), id) where status = 'published';
create index products_newest on products (created_at desc, id desc) where status = 'published';
create index products_of_category on products (category_id, standing, lower(name), id) where status = 'published';
create index products_of_seller on products (seller_id, standing, lower(name), id) where status = 'published';
-- of the sellers that a buyer subscribes to, one category's
create index products_of_seller_in_category on products (seller_id, category_id, standing, lower(name), id)
  where status = 'published';
create index products_of_material on products (material_id, standing, lower(name), id) where status = 'published';
create index products_of_grade on products (grade, standing, lower(name), id) where status = 'published';
create index products_of_origin on products (origin, standing, lower(name), id) where status = 'published';
create index products_of_form on products (form, standing, lower(name), id) where status = 'published';
create index products_of_pack_size on products (pack_size, standing, lower(name), id) where status = 'published';

-- Every value by which offers are counted
create table offer_attributes (
  id integer primary key generated always as identity,
  kind text not null check (kind in (
    'category', 'seller_type', 'seller', 'material', 'function', 'grade', 'origin', 'form', 'pack_size', 'halal', 'ready')),
  value text not null,
  unique (kind, value)
);

-- How many published offers of a category (0: any) have an attribute (0: none is asked for), and another one besides
create table offer_counts (
  category_id smallint not null,
  having_id integer not null,
  attribute_id integer not null,
  offers integer not null,
  primary key (category_id, having_id, attribute_id)
);

-- As what an offer stands in the counts
create table offers_counted (
  product_id integer primary key,
  category_id smallint not null,
  -- its attributes 'category' and 'material', which are not counted beside every other one
  category_attribute_id integer not null,
  material_attribute_id integer not null,
  attribute_ids integer[] not null
);

-- Offers that have changed since they were counted. Counting follows the transaction instead of being part of it: sellers
-- who change their products at the same time would wait for each other at the rows that all of them count in.
create table offers_to_count (
  id bigint primary key generated always as identity,
  product_id integer not null
);

create function note_new_offers() returns trigger language plpgsql as $$
begin
  insert into offers_to_count (product_id) select id from written;
  return null;
end $$;
create function note_changed_offer() returns trigger language plpgsql as $$
begin
  insert into offers_to_count (product_id) values (old.id);
  return null;
end $$;
create function note_offers_of_material() returns trigger language plpgsql as $$
begin
  insert into offers_to_count (product_id) select id from products where material_id = new.id;
  return null;
end $$;
create function note_offers_of_seller() returns trigger language plpgsql as $$
begin
  insert into offers_to_count (product_id) select id from products where seller_id = new.id;
  return null;
end $$;
create trigger new_offers_to_count after insert on products
  referencing new table as written for each statement execute function note_new_offers();
create trigger changed_offer_to_count
  after update of seller_id, material_id, category_id, grade, origin, form, pack_weight, unit, status, available on products
  for each row when (old is distinct from new) execute function note_changed_offer();
create trigger deleted_offer_to_count after delete on products for each row execute function note_changed_offer();
create trigger offers_of_material_to_count after update of functions, halal_critical on materials
  for each row when (old.functions <> new.functions or old.halal_critical <> new.halal_critical)
  execute function note_offers_of_material();
create trigger offers_of_seller_to_count after update of seller_type on companies
  for each row when (old.seller_type is distinct from new.seller_type) execute function note_offers_of_seller();

insert into offers_to_count (product_id) select id from products;
