-- Why: a second file for Coretax holds only what the first did not, and a faktur pajak whose PDF does not say its number or its
-- seller's NPWP is attached by a reason (TAX-2; decision 0107).

create table tax_exports (
  invoice_id uuid primary key references trade_papers,
  seller_id uuid not null references companies,
  -- the last time
  exported_at timestamptz not null,
  exported_by uuid not null references users
);

alter table tax_invoices
  -- what its PDF does not say, and why it was attached all the same
  add column lacking text[] not null default '{}' check (lacking <@ array['nomor', 'npwp']),
  add column lacking_reason text,
  add check ((lacking = '{}') = (lacking_reason is null));
