-- Why: who has a product in the cart is told when its price changes, from what to what (SHOP-3).
alter table cart_lines
  -- per unit when the company last chose its quantity; null on lines from before, and where no price may be seen
  add column seen_amount numeric(15, 2),
  -- the same when it was last told of
  add column told_amount numeric(15, 2);
