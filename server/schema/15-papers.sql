-- Sellers keep documents of quality with their products, and buyers ask for those that are not there (DOC-2; decision 0027).

-- One of each kind and language is present, those that it replaced stay with their readers.
create table product_documents (
  id uuid primary key default uuidv7(),
  product_id integer not null references products,
  -- the product's
  seller_id uuid not null references companies,
  kind text not null check (kind in ('coa', 'sds', 'tds', 'halal', 'specification', 'origin')),
  language text not null check (language in ('id', 'en')),
  -- the last day, in Asia/Jakarta; null where it does not expire
  valid_until date,
  readers text not null check (readers in ('everybody', 'subscribed', 'on_request')),
  file_id uuid not null unique references stored_files,
  -- one that was replaced stays with its readers
  replaced_at timestamptz,
  -- when its seller was told that its last day is near
  expiry_told_at timestamptz,
  -- when buyers of the product were told so, apart from its seller (decision 0086)
  buyers_told_at timestamptz
);
create unique index product_documents_present on product_documents (product_id, kind, language)
  where replaced_at is null;
create index product_documents_earlier on product_documents (product_id, kind, language) where replaced_at is not null;
create index product_documents_expiring on product_documents (valid_until)
  where replaced_at is null and expiry_told_at is null;
create index product_documents_ending_for_buyers on product_documents (valid_until)
  where replaced_at is null and buyers_told_at is null;
create index product_documents_of_shop on product_documents (seller_id);
create trigger come_and_gone after insert or delete on product_documents
  for each statement execute function announce_catalogue();
create trigger changed after update on product_documents
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

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
  expiry_told_at timestamptz,
  buyers_told_at timestamptz
);
create unique index lot_certificates_present on lot_certificates (lot_id) where replaced_at is null;
create index lot_certificates_earlier on lot_certificates (lot_id) where replaced_at is not null;
create index lot_certificates_of_product on lot_certificates (product_id) where replaced_at is null;
create index lot_certificates_expiring on lot_certificates (valid_until)
  where replaced_at is null and expiry_told_at is null;
create index lot_certificates_ending_for_buyers on lot_certificates (valid_until)
  where replaced_at is null and buyers_told_at is null;
create index lot_certificates_of_shop on lot_certificates (seller_id);

-- What buyers ask for
create table document_requests (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  product_id integer not null references products,
  -- the product's
  seller_id uuid not null references companies,
  kind text not null check (kind in ('coa', 'sds', 'tds', 'halal', 'specification', 'origin')),
  state text not null check (state in ('asked', 'answered', 'opened', 'declined', 'withdrawn')),
  version integer not null,
  note text check (char_length(note) between 1 and 150),
  -- why the seller declined
  reason text check (char_length(reason) between 1 and 200),
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  check ((state = 'declined') = (reason is not null))
);
-- one runs at a time
create unique index document_requests_running on document_requests (buyer_id, product_id, kind) where state = 'asked';
-- what a company may read, and what became of what it asked for
create index document_requests_of_buyer on document_requests (buyer_id, product_id, kind, asked_at);
create index document_requests_of_product on document_requests (product_id, buyer_id);
-- how many a company has made in a day
create index document_requests_made on document_requests (buyer_id, asked_at);
create index document_requests_by_person on document_requests (asked_by);
create index document_requests_told on document_requests (seller_id, state, asked_at, id);
