-- Why: a seller says from which stock on a product runs low (SHOP-5).
alter table product_stocks add column low_below numeric(15, 3) check (low_below > 0);
