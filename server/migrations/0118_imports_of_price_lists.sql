-- Why: prices by quantity, for days and of single customers come as files too (SHOP-4; decision 0056).
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('product', 'price', 'stock', 'list'));
