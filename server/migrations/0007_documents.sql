-- Why: companies keep documents as private files, and hand them to the sellers they ask for a subscription.

-- What is known of a file whose bytes are in the file store
create table stored_files (
  id uuid primary key default uuidv7(),
  -- whose it is
  company_id uuid not null references companies,
  -- the name of its bytes there: made by the server, never of what was sent
  storage_key uuid not null unique,
  sha256 bytea not null check (octet_length(sha256) = 32),
  size integer not null check (size > 0),
  kind text not null check (kind in ('pdf', 'jpeg', 'png')),
  -- as its uploader called it, cleaned
  name text not null check (char_length(name) between 1 and 150),
  uploaded_by uuid not null references users,
  uploaded_at timestamptz not null
);

create table company_documents (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  kind text not null check (kind in ('npwp', 'nib', 'sppkp')),
  file_id uuid not null unique references stored_files,
  -- when a seller first received it: from then on it is kept for that seller
  shared_at timestamptz,
  -- replaced or deleted; one that no seller has received is not kept at all
  removed_at timestamptz,
  check (removed_at is null or shared_at is not null)
);
-- one of each kind counts
create unique index company_documents_current on company_documents (company_id, kind) where removed_at is null;

-- What a buyer attached to a request or an answer; only appended to
create table subscription_documents (
  event_id uuid not null references subscription_events,
  document_id uuid not null references company_documents,
  primary key (event_id, document_id)
);
create index subscription_documents_document on subscription_documents (document_id);
create trigger subscription_documents_stay before update or delete on subscription_documents
  for each row execute function refuse_change();
