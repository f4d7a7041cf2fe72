-- Why: a code finds a product though the file calls it otherwise; rows that have slipped are seen by that before they are
-- applied (SHOP-4; decision 0084).

-- the name of the product that a row's code names, where the file has another one
alter table import_rows add column other_name text;
create index import_rows_by_code on import_rows (import_id, number) where other_name is not null;
