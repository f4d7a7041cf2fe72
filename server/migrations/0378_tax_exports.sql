-- Why: a second file for Coretax holds only what the first did not, and a faktur pajak whose PDF does not say its number or its
-- seller's NPWP is attached with a reason alone (TAX-2; decision 0107).

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

alter table tax_invoices
  -- what its PDF does not say, and why it was attached all the same
  add column lacking text[] not null default '{}' check (lacking <@ array['tax_number', 'npwp']),
  add column lacking_reason text,
  add check ((lacking = '{}') = (lacking_reason is null));
