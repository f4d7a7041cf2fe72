-- Why: buyers are told ahead that a document of what they bought ends, apart from its seller (DOC-2; decision 0086).
alter table product_documents add column buyers_told_at timestamptz;
create index product_documents_ending_for_buyers on product_documents (valid_until)
  where replaced_at is null and buyers_told_at is null;
alter table lot_certificates add column buyers_told_at timestamptz;
create index lot_certificates_ending_for_buyers on lot_certificates (valid_until)
  where replaced_at is null and buyers_told_at is null;
