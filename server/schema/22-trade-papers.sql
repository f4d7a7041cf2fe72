-- Quotation, proforma, surat jalan, invoice, kwitansi, credit note and PO of an order are issued by the server, numbered a seller
-- a year without gaps, and never change (DOC-1; decisions 0064 and 0082). Sellers report their invoices to Coretax by a file and
-- attach the faktur pajak that it gives back (TAX-2; decisions 0071 and 0107).

-- the last number that a seller has given to a kind of paper in a year; counted up in the transaction that issues
create table trade_paper_counts (
  seller_id uuid not null references companies,
  kind text not null check (kind in ('quotation', 'proforma', 'delivery_note', 'invoice', 'receipt', 'credit_note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (seller_id, kind, year)
);

-- Only appended to: what is taken back of an invoice stands on a credit note that names it.
create table trade_papers (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  order_id uuid references orders,
  kind text not null check (kind in (
    'quotation', 'purchase_order', 'proforma', 'delivery_note', 'invoice', 'receipt', 'credit_note')),
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
  -- a surat jalan and an invoice are of one shipment
  shipment_id uuid references shipments,
  -- the invoice that a credit note corrects
  corrects uuid references trade_papers,
  -- an id without a reference: the payment that a kwitansi is of
  payment_id uuid,
  negotiation_id uuid references negotiations,
  -- the step that offered its price
  negotiation_offer integer,
  unique (seller_id, kind, year, place),
  check ((kind = 'purchase_order') = (place is null)),
  check ((year is null) = (place is null)),
  check ((kind = 'credit_note') = (corrects is not null)),
  check ((kind = 'quotation') = (order_id is null)),
  check ((kind = 'quotation') = (negotiation_id is not null and negotiation_offer is not null)),
  -- an offer has one, whoever asks at once
  unique (negotiation_id, negotiation_offer)
);
create index trade_papers_of_order on trade_papers (order_id, id);
create index trade_papers_of_shipment on trade_papers (shipment_id) where shipment_id is not null;
create index trade_papers_by_corrected on trade_papers (corrects) where corrects is not null;
-- the invoices of a company are read by day, part by part (ORDER-8)
create index trade_papers_invoices_sold on trade_papers (seller_id, issued_at desc, id desc) where kind = 'invoice';
create index trade_papers_of_payment on trade_papers (payment_id) where payment_id is not null;
create index trade_papers_by_person on trade_papers (issued_by);
-- one entry more for each paper that is no invoice, in place of an index of invoices alone; papers are never changed
create index trade_papers_bought on trade_papers (buyer_id, kind, issued_at desc, id desc);
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

-- A kwitansi whose payment was undone is void, and says so where it is read and proved; the paper itself stays as it was issued.
create table trade_paper_voids (
  paper_id uuid primary key references trade_papers,
  voided_at timestamptz not null,
  reason text not null
);
create trigger trade_paper_voids_stay before update or delete on trade_paper_voids
  for each row execute function refuse_change();
create trigger trade_paper_voids_stay_whole before truncate on trade_paper_voids
  for each statement execute function refuse_change();

-- the codes of Coretax that a shop has chosen for its units, in lower case
create table tax_unit_codes (
  seller_id uuid not null references companies,
  unit text not null check (unit = lower(unit) and unit <> ''),
  code text not null check (code ~ '^UM\.[0-9]{4}$'),
  primary key (seller_id, unit)
);

-- the file for Coretax that an invoice is in
create table tax_exports (
  invoice_id uuid primary key references trade_papers,
  seller_id uuid not null references companies,
  -- the file is given again by it
  file_key uuid not null,
  exported_at timestamptz not null,
  exported_by uuid not null references users
);
create index tax_exports_by_seller on tax_exports (seller_id, file_key);
create index tax_exports_by_person on tax_exports (exported_by);

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
  -- what its PDF does not say, and why it was attached all the same
  lacking text[] not null default '{}' check (lacking <@ array['tax_number', 'npwp']),
  lacking_reason text,
  unique (seller_id, number),
  check ((lacking = '{}') = (lacking_reason is null))
);
create index tax_invoices_of_order on tax_invoices (order_id);
create index tax_invoices_by_person on tax_invoices (attached_by);
create index tax_invoices_by_buyer on tax_invoices (buyer_id);

-- An order is found by what stands on its papers and parcels: invoice, surat jalan, faktur pajak, tracking number, lot
-- (ORDER-5). A function, since these tables belong to areas that come after orders.
create function order_bears(of_order uuid, pattern text) returns boolean language sql stable as $$
  select exists (select from trade_papers paper where paper.order_id = of_order and paper.number ilike pattern)
    or exists (select from tax_invoices invoice where invoice.order_id = of_order and invoice.number ilike pattern)
    or exists (
      select from shipments shipment
      where shipment.order_id = of_order and shipment.tracking_number ilike pattern)
    or exists (
      select from shipments shipment
      join shipment_lots taken on taken.shipment_id = shipment.id
      join stock_lots lot on lot.id = taken.lot_id
      where shipment.order_id = of_order and lot.number ilike pattern)
$$;
