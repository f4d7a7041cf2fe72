-- Why: a search finds materials first, in a table whose size follows the materials, and then reads their offers (MAT-3).

create table material_search (
  material_id integer primary key references materials on delete cascade,
  terms tsvector not null,
  -- its names, lower case, a line each, the name first: for beginnings and typing errors
  names text not null,
  -- the best of its offers: what most people look for comes first among equally good finds
  featured_rank integer
);
create index material_search_terms on material_search using gin (terms);
create index material_search_names on material_search using gin (names gin_trgm_ops);

-- an offer keeps the words that its material does not have; rows written before keep all until they are next written
alter table product_search drop column names;

-- what a search found, of one seller alone
create index products_of_seller_and_material on products (seller_id, material_id) where status = 'published';
