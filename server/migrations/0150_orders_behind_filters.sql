-- Why: a list of one category by name, and of sellers by name or age, is read from an index that has the filter in front
-- of the order: names go with materials, and so with categories, so that reading along them passes over whole categories
-- (CARD-3, MAT-6; decision 0065).
create index products_of_category_named on products (category_id, lower(name), id) where status = 'published';
create index products_of_seller_named on products (seller_id, lower(name), id) where status = 'published';
create index products_of_seller_newest on products (seller_id, created_at desc, id desc) where status = 'published';

-- what materials are used for leads to them, and from one to its like
create index materials_functions on materials using gin (functions);
