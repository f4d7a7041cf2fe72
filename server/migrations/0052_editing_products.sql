-- Why: sellers write their offers themselves: a draft may lack what is needed for sale, and of two who edit one product
-- the later is told (SELLER-2, SHOP-2).
alter table products
  add column version integer not null default 1,
  add column other_names text[] not null default '{}',
  drop constraint products_pack_weight_check,
  drop constraint products_min_purchase_check,
  drop constraint products_min_nego_check,
  -- zero: not written yet
  add constraint complete_for_sale check (
    (pack_weight > 0 and min_purchase > 0 and min_nego > 0)
    or (status = 'draft' and pack_weight >= 0 and min_purchase >= 0 and min_nego >= 0));
