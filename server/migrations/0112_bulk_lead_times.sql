-- Why: whether orders beyond the stock are taken is said of many products at once, and undone like other such acts
-- (SHOP-6; decisions 0050 and 0054).
alter table product_bulk_acts
  drop constraint product_bulk_acts_kind_check,
  add constraint product_bulk_acts_kind_check
    check (kind in ('price', 'withdraw', 'publish', 'shelve', 'unshelve', 'leadTime'));

-- how a product was sold beyond its stock before, where that was changed
alter table product_bulk_changes
  add column lead_days smallint,
  add column most_beyond numeric(15, 3);
