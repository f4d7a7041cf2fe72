-- Lists, counts and filters of a large catalogue are read from indexes and from counts that are kept ready (MAT-6, CARD-3;
-- decisions 0005, 0023 and 0065).

-- Search: one row a product, filled by the catalogue whenever a product is written (SEARCH-3)
create table product_search (
  product_id integer primary key references products on delete cascade,
  terms tsvector not null
);
create index product_search_terms on product_search using gin (terms);

-- Every word products are described with, to tell a mistyped word from one nobody sells
create table search_words (
  word text collate "C" primary key
);
create index search_words_nearest on search_words using gist (word gist_trgm_ops);

-- Searches that find nothing tell what is missing, to the administrator and to sellers; nothing tells who asked (MAT-4).
create table empty_searches (
  -- in Asia/Jakarta
  day date not null,
  words text not null check (length(words) between 1 and 100),
  -- the one that was searched; null where it was all of them
  category_id smallint references categories,
  hits integer not null,
  unique nulls not distinct (day, words, category_id)
);

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
-- counts follow their offers by some seconds
create trigger counted after insert or delete on offers_counted
  for each row execute function announce_catalogue();
create trigger recounted after update on offers_counted
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- Offers that have changed since they were counted. Counting follows the transaction instead of being part of it: sellers
-- who change their products at the same time would wait for each other at the rows that all of them count in.
create table offers_to_count (
  id bigint primary key generated always as identity,
  product_id integer not null
);

-- Offers to be counted: new ones, those that changed, and those of a material or a seller that changed
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

-- Each change is a row of its own, so that two who write products do not wait for each other at one sum; a job puts the
-- rows of a showcase together. The sum is right in every transaction.
create table showcase_counts (
  -- without reference: what is taken out of a showcase that goes is written after it
  showcase_id uuid not null,
  offers integer not null
);
create index showcase_counts_of on showcase_counts (showcase_id) include (offers);

-- Put into a showcase, or taken out of it
create function count_placed() returns trigger language plpgsql as $$
begin
  insert into showcase_counts (showcase_id, offers)
  select place.showcase_id, case tg_op when 'INSERT' then 1 else -1 end * count(*)
  from moved place join products p on p.id = place.product_id
  where p.status = 'published'
  group by place.showcase_id;
  return null;
end $$;
create trigger placed_counted after insert on showcase_products
  referencing new table as moved for each statement execute function count_placed();
create trigger taken_out_counted after delete on showcase_products
  referencing old table as moved for each statement execute function count_placed();

-- on sale or not any more; before a deletion, because what follows from it no longer finds the product
create function count_shown() returns trigger language plpgsql as $$
begin
  insert into showcase_counts (showcase_id, offers)
  select showcase_id, case when tg_op = 'UPDATE' and new.status = 'published' then 1 else -1 end
  from showcase_products where product_id = old.id;
  return coalesce(new, old);
end $$;
create trigger shown_counted after update of status on products
  for each row when (old.status <> new.status and 'published' in (old.status, new.status))
  execute function count_shown();
create trigger deleted_counted before delete on products
  for each row when (old.status = 'published') execute function count_shown();
