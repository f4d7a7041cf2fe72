-- Why: a purchasing department knows an order by its own PO number, and says by when it wants the goods.

alter table orders
  add column po_number text check (length(po_number) between 1 and 50),
  add column wanted_day date;
