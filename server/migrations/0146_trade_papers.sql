-- Why: proforma, surat jalan, invoice, kwitansi and PO of an order are issued by the server, numbered a seller a year without
-- gaps, and never change (DOC-1).

-- the last number that a seller has given to a kind of paper in a year; counted up in the transaction that issues
create table trade_paper_counts (
  seller_id uuid not null references companies,
  kind text not null check (kind in ('proforma', 'delivery_note', 'invoice', 'receipt')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (seller_id, kind, year)
);

-- only appended to
create table trade_papers (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  order_id uuid not null references orders,
  kind text not null check (kind in ('purchase_order', 'proforma', 'delivery_note', 'invoice', 'receipt')),
  number text not null check (number <> ''),
  -- among the seller's of this kind and year; null of a PO, which has its buyer's own number
  year integer,
  place integer,
  -- what its QR code leads to
  code text not null unique,
  issued_at timestamptz not null,
  issued_by uuid not null references users,
  -- null where no amount stands on it
  total numeric(18, 2),
  -- all that stands on it
  content jsonb not null,
  unique (seller_id, kind, year, place),
  check ((kind = 'purchase_order') = (place is null)),
  check ((year is null) = (place is null))
);
create index trade_papers_of_order on trade_papers (order_id, id);
create trigger trade_papers_stay before update or delete on trade_papers
  for each row execute function refuse_change();
create trigger trade_papers_stay_whole before truncate on trade_papers
  for each statement execute function refuse_change();

-- the paper as it was drawn, once
create table trade_paper_files (
  paper_id uuid primary key references trade_papers,
  file_id uuid not null unique references stored_files
);
create trigger trade_paper_files_stay before update or delete on trade_paper_files
  for each row execute function refuse_change();
create trigger trade_paper_files_stay_whole before truncate on trade_paper_files
  for each statement execute function refuse_change();
