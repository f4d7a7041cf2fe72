-- Why: delivery charged by a PKP seller is part of its selling price and bears PPN (TAX-1); orders from before keep theirs.

alter table orders
  add column shipping_tax_base numeric(15, 2) not null default 0,
  add column shipping_tax numeric(15, 2) not null default 0;
