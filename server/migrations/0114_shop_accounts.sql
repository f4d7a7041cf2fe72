-- Why: the account that a shop is paid at is changed only after two administrators have looked at it, and a buyer is told
-- where it is changed after the order (SHOP-8).

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

-- the account of an approved application was looked at with it
insert into shop_accounts (seller_id, bank, number, holder, state, version, proposed_at, in_force_at)
select shop_id, bank, bank_number, bank_holder, 'in_force', 1, coalesce(submitted_at, created_at), coalesce(submitted_at, created_at)
from seller_applications
where state in ('approved', 'suspended') and bank is not null and bank_number ~ '^[0-9]{5,20}$' and bank_holder is not null;

-- the account that the buyer was told when it ordered; a later one is shown with a warning
alter table orders add column told_account_id uuid references shop_accounts;
