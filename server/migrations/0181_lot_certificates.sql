-- Why: buyers of materials need the certificate of analysis of the very lot they were sent (DOC-2).

-- one that is there now for each lot, and those it replaced
create table lot_certificates (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  product_id integer not null references products,
  lot_id integer not null references stock_lots,
  valid_until date,
  readers text not null check (readers in ('everybody', 'subscribed', 'on_request')),
  file_id uuid not null unique references stored_files,
  replaced_at timestamptz,
  expiry_told_at timestamptz
);
create unique index lot_certificates_present on lot_certificates (lot_id) where replaced_at is null;
create index lot_certificates_earlier on lot_certificates (lot_id) where replaced_at is not null;
create index lot_certificates_of_product on lot_certificates (product_id) where replaced_at is null;
create index lot_certificates_expiring on lot_certificates (valid_until)
  where replaced_at is null and expiry_told_at is null;

-- which lots went to an order
create index stock_movements_of_order_lots on stock_movements (order_id, lot_id) where lot_id is not null and order_id is not null;
