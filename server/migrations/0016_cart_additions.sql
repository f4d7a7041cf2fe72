-- Why: a request to add to the cart may arrive without its answer coming back; its key tells what became of it, and that
-- it was carried out when it is sent again.

create table cart_additions (
  company_id uuid not null references companies,
  key uuid not null,
  product_id integer not null,
  units numeric(15, 3) not null,
  added_at timestamptz not null,
  primary key (company_id, key)
);
