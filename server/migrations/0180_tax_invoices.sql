-- Why: sellers report their invoices to Coretax by a file, which needs places of business and codes of units, and attach the
-- faktur pajak that it gives back (TAX-2).

-- the place of business (NITKU) that an address is of; null: the head office
alter table addresses add column nitku text check (nitku ~ '^[0-9]{22}$');

-- the codes of Coretax that a shop has chosen for its units, in lower case
create table tax_unit_codes (
  seller_id uuid not null references companies,
  unit text not null check (unit = lower(unit) and unit <> ''),
  code text not null check (code ~ '^UM\.[0-9]{4}$'),
  primary key (seller_id, unit)
);

-- the faktur pajak of an invoice; a later one takes its place
create table tax_invoices (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  order_id uuid not null references orders,
  invoice_id uuid not null unique references trade_papers,
  number text not null check (number ~ '^[0-9]{17}$'),
  file_id uuid not null unique references stored_files,
  attached_by uuid not null references users,
  attached_at timestamptz not null,
  unique (seller_id, number)
);
create index tax_invoices_of_order on tax_invoices (order_id);
