-- Why: a seller may take orders for more than is there, with a lead time that the buyer accepts (SHOP-6; decision 0054).

alter table products
  -- working days from the confirmation on; null: no orders beyond the stock
  add column lead_days smallint check (lead_days between 1 and 90),
  -- units beyond the stock that open orders may hold in all; null: any
  add column most_beyond numeric(15, 3) check (most_beyond > 0 and lead_days is not null or most_beyond is null);

-- what of a line was beyond the stock, and in how many working days it comes, as the buyer accepted it
alter table order_lines
  add column units_beyond numeric(15, 3) not null default 0 check (units_beyond between 0 and units),
  add column lead_days smallint,
  add check ((units_beyond > 0) = (lead_days is not null));
