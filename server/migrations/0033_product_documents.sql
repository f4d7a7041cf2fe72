-- Why: sellers keep documents of quality with their products, and buyers ask for those that are not there (DOC-2).

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
  unique (product_id, kind, language)
);

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
create index document_requests_waiting on document_requests (seller_id, asked_at, id) where state = 'asked';
-- how many a company has made in a day
create index document_requests_made on document_requests (buyer_id, asked_at);

-- The kinds of documents that are there, for lists: in the order in which they are shown
alter table products add column document_kinds text[] not null default '{}';

-- visitors see them on the product's page (0025)
create trigger come_and_gone after insert or delete on product_documents
  for each statement execute function announce_catalogue();
create trigger changed after update on product_documents
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- Several records may name the same bytes, which are removed with the last of them
alter table stored_files drop constraint stored_files_storage_key_key;
create index stored_files_storage_key on stored_files (storage_key);
