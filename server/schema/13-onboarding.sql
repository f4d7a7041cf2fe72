-- Companies come in as sellers by an application that an administrator decides, and a shop can be closed for a time and opened
-- again as it was (SHOP-1, ADM-2; decision 0039).

-- One a company
create table seller_applications (
  id uuid primary key default uuidv7(),
  -- who applied
  company_id uuid not null unique references companies,
  -- the seller that it has opened
  shop_id uuid unique references companies,
  state text not null check (state in ('draft', 'submitted', 'correction', 'approved', 'refused', 'suspended', 'closed')),
  version integer not null,
  seller_type text check (seller_type in ('distributor', 'importer', 'producer')),
  -- as it stands on the NIB
  legal_name text,
  nib text check (nib ~ '^[0-9]{13}$'),
  npwp text,
  is_pkp boolean not null default false,
  exchange_rate numeric(12, 2) check (exchange_rate > 0),
  -- name, number, validUntil
  licences jsonb not null default '[]',
  bank text,
  bank_number text,
  bank_holder text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  due_at timestamptz,
  check (state = 'closed' or (state in ('approved', 'suspended')) = (shop_id is not null)),
  check (state in ('draft', 'approved', 'suspended', 'closed') or (submitted_at is not null and due_at is not null))
);
create index seller_applications_waiting on seller_applications (due_at, id) where state = 'submitted';
create index seller_applications_of_state on seller_applications (state, created_at desc, id desc);
create index seller_applications_nib on seller_applications (nib);
create index seller_applications_npwp on seller_applications (npwp);

-- Documents that an application shows
create table application_files (
  id uuid primary key default uuidv7(),
  application_id uuid not null references seller_applications,
  kind text not null check (kind in ('npwp', 'nib', 'deed', 'sppkp', 'licence')),
  file_id uuid not null unique references stored_files
);
create index application_files_of on application_files (application_id);
create unique index application_files_once on application_files (application_id, kind) where kind <> 'licence';

-- only appended to
create table application_events (
  id bigint primary key generated always as identity,
  application_id uuid not null references seller_applications,
  event text not null check (event in ('submit', 'renew', 'approve', 'correct', 'refuse', 'suspend', 'reopen', 'close')),
  user_id uuid not null references users,
  reasons text[] not null default '{}',
  note text,
  at timestamptz not null
);
create index application_events_of on application_events (application_id, id desc);
create index application_events_at on application_events (at);
create index application_events_by_person on application_events (user_id);

-- The account that a shop is paid at is changed only after two administrators have looked at it, and a buyer is told where it
-- is changed after the order (SHOP-8; decision 0055).
create table shop_accounts (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  bank text not null,
  number text not null check (number ~ '^[0-9]{5,20}$'),
  holder text not null,
  state text not null check (state in ('proposed', 'checked', 'in_force', 'replaced', 'refused', 'withdrawn')),
  version integer not null,
  -- null: it was approved with the application of the shop
  proposed_by uuid references users,
  proposed_at timestamptz not null,
  due_at timestamptz,
  -- the administrator of the first look, who is not that of the second
  checked_by uuid references users,
  in_force_at timestamptz,
  reason text,
  file_id uuid unique references stored_files,
  check (state <> 'checked' or checked_by is not null),
  check (state not in ('in_force', 'replaced') or in_force_at is not null)
);
create index shop_accounts_of on shop_accounts (seller_id, id desc);
create unique index shop_accounts_waiting on shop_accounts (seller_id) where state in ('proposed', 'checked');
create unique index shop_accounts_in_force on shop_accounts (seller_id) where state = 'in_force';
create index shop_accounts_queue on shop_accounts (state, due_at, id);
create index shop_accounts_number on shop_accounts (number);
create index shop_accounts_by_person on shop_accounts (proposed_by) where proposed_by is not null;

-- only appended to
create table shop_account_events (
  id bigint primary key generated always as identity,
  account_id uuid not null references shop_accounts,
  event text not null check (event in ('open', 'propose', 'check', 'confirm', 'refuse', 'withdraw', 'replace')),
  user_id uuid not null references users,
  note text,
  at timestamptz not null
);
create index shop_account_events_of on shop_account_events (account_id, id desc);
create index shop_account_events_by_person on shop_account_events (user_id);
