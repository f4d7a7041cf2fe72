-- Why: an order that its seller does not confirm in time is cancelled by the system (SHIP-2).
alter table delivery_terms
  -- working days
  add column confirm_days smallint not null default 2 check (confirm_days between 1 and 5);

alter table orders
  -- told to both companies when the seller is sent the order; null of those from before
  add column confirm_by timestamptz,
  add column confirm_reminded boolean not null default false;
create index orders_to_confirm on orders (confirm_by) where state = 'awaiting_confirmation';
