-- Why: a buyer pays by a virtual account of a payment provider, whose signed news of it is one payment however often it
-- comes (PAY-3; decision 0078).

-- what a buyer asked a provider for: an account that takes one amount until an instant
create table virtual_accounts (
  -- what the provider knows it by
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  provider text not null,
  amount numeric(18, 2) not null check (amount > 0),
  expires_at timestamptz not null,
  state text not null check (state in ('opening', 'open', 'paid', 'expired', 'replaced')),
  version integer not null default 1,
  -- given by the provider
  bank text,
  number text,
  opened_by uuid not null references users,
  opened_at timestamptz not null,
  unique (provider, number),
  check ((bank is null) = (number is null)),
  check (state <> 'open' or number is not null)
);
create index virtual_accounts_of_buyer on virtual_accounts (buyer_id, id) where state in ('opening', 'open');
create index virtual_accounts_ending on virtual_accounts (expires_at) where state in ('opening', 'open');

-- the orders it was opened for, and what was to be paid of each
create table virtual_account_orders (
  account_id uuid not null references virtual_accounts,
  order_id uuid not null references receivables,
  amount numeric(18, 2) not null check (amount > 0),
  primary key (account_id, order_id)
);
create index virtual_account_orders_of_order on virtual_account_orders (order_id, account_id);

-- what providers have told, each once
create table payment_events (
  provider text not null,
  event_id text not null,
  kind text not null check (kind in ('paid', 'expired')),
  account_id uuid not null references virtual_accounts,
  -- SHA-256 of what it says
  content_hash bytea not null check (octet_length(content_hash) = 32),
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- what was paid into virtual accounts, each once by the provider's own name for it
create table virtual_account_payments (
  provider text not null,
  payment_id text not null,
  account_id uuid not null references virtual_accounts,
  amount numeric(18, 2) not null check (amount > 0),
  -- the payment in the ledger
  act_id uuid not null unique references receivable_acts,
  primary key (provider, payment_id)
);
create index virtual_account_payments_of_account on virtual_account_payments (account_id);

create trigger payment_events_stay before update or delete on payment_events
  for each row execute function refuse_change();
create trigger payment_events_stay_whole before truncate on payment_events
  for each statement execute function refuse_change();
create trigger virtual_account_payments_stay before update or delete on virtual_account_payments
  for each row execute function refuse_change();
create trigger virtual_account_payments_stay_whole before truncate on virtual_account_payments
  for each statement execute function refuse_change();

-- how a payment came that nobody has recorded by hand
alter table receivable_acts add column via text check (via in ('virtual_account')),
  add check (via is null or kind = 'payment');
