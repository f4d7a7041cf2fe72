-- What is known of a file whose bytes are in the file store
create table stored_files (
  id uuid primary key default uuidv7(),
  -- whose it is
  company_id uuid not null references companies,
  -- the name of its bytes there: made by the server, never of what was sent
  storage_key uuid not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  size integer not null check (size > 0),
  kind text not null check (kind in ('pdf', 'jpeg', 'png', 'webp', 'avif')),
  -- as its uploader called it, cleaned
  name text not null check (char_length(name) between 1 and 150),
  uploaded_by uuid not null references users,
  uploaded_at timestamptz not null
);
create index stored_files_storage_key on stored_files (storage_key);
create index stored_files_by_person on stored_files (uploaded_by);
create index stored_files_by_company on stored_files (company_id, id);

-- Private files, which a company hands to the sellers that it asks for a subscription
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
-- written seldom, and kept for long
create index company_documents_of_company on company_documents (company_id);

-- Only what is shown is kept
create table shop_picture_files (
  company_id uuid not null references companies,
  kind text not null check (kind in ('logo', 'banner')),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width smallint not null check (width in (320, 800, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  file_id uuid not null unique references stored_files,
  primary key (company_id, kind, width, format)
);
create index shop_picture_files_hash on shop_picture_files (hash);
