-- Why: companies come in as sellers by an application that an administrator decides, and a shop can be closed for a time
-- and opened again as it was (SHOP-1, ADM-2).

create table seller_applications (
  id uuid primary key default uuidv7(),
  -- who applied; of sellers from before there were applications, themselves
  company_id uuid not null unique references companies,
  -- the seller that it has opened
  shop_id uuid unique references companies,
  state text not null check (state in ('draft', 'submitted', 'correction', 'approved', 'refused', 'suspended')),
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
  check ((state in ('approved', 'suspended')) = (shop_id is not null)),
  check (state = 'draft' or state = 'approved' or state = 'suspended' or (submitted_at is not null and due_at is not null))
);
create index seller_applications_waiting on seller_applications (due_at, id) where state = 'submitted';
create index seller_applications_of_state on seller_applications (state, created_at desc, id desc);
create index seller_applications_nib on seller_applications (nib);
create index seller_applications_npwp on seller_applications (npwp);

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
  event text not null check (event in ('submit', 'renew', 'approve', 'correct', 'refuse', 'suspend', 'reopen')),
  user_id uuid not null references users,
  reasons text[] not null default '{}',
  note text,
  at timestamptz not null
);
create index application_events_of on application_events (application_id, id desc);
create index application_events_at on application_events (at);

-- doubles are looked for among all companies
create index companies_npwp on companies (npwp);
create index companies_nib on companies (nib);

insert into seller_applications (company_id, shop_id, state, version, seller_type, legal_name, npwp, nib, is_pkp, exchange_rate, created_at)
select id, id, 'approved', 1, seller_type, name, npwp, case when nib ~ '^[0-9]{13}$' then nib end, is_pkp, exchange_rate, created_at
from companies where kind = 'seller';

-- of a suspended seller: since when nobody finds or buys from it
alter table companies add column suspended_at timestamptz check (suspended_at is null or kind = 'seller');

-- 'closed': it was on sale when its shop was suspended, and is again when that is reopened
alter table products drop constraint products_status_check;
alter table products add constraint products_status_check check (status in ('draft', 'published', 'withdrawn', 'closed'));
