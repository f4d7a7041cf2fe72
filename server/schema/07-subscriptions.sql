-- Companies ask sellers for subscriptions, which show them prices and let them order; sellers decide on them (ROLE-3).
create table subscriptions (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  status text not null check (status in ('requested', 'documents_wanted', 'active', 'suspended', 'declined', 'ended')),
  price_level smallint not null default 1 check (price_level between 1 and 9),
  sales_user_id uuid references users,
  since timestamptz not null,
  version integer not null default 1,
  -- what the buyer wants to make of the goods, and what else it said when it asked
  intended_use text not null default '',
  note text,
  asked_by uuid references users,
  updated_at timestamptz not null,
  -- when the buyer last asked for a payment type: once a day (ROLE-5)
  payment_asked_at timestamptz,
  unique (buyer_id, seller_id)
);
create index subscriptions_seller on subscriptions (seller_id);
create index subscriptions_waiting on subscriptions (seller_id) where status = 'requested';
create index subscriptions_by_person on subscriptions (asked_by) where asked_by is not null;

-- How a customer may pay its seller
create table subscription_payment_types (
  subscription_id uuid not null references subscriptions on delete cascade,
  code text not null check (code in ('transfer', 'cod') or code ~ '^tempo-[1-9][0-9]{0,2}$'),
  active boolean not null default true,
  credit_limit numeric(15, 2),
  primary key (subscription_id, code)
);

-- Who did what and when; only appended to
create table subscription_events (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions,
  act text not null,
  state text not null,
  version integer not null,
  user_id uuid not null references users,
  company_id uuid not null references companies,
  note text,
  -- price level, payment types and sales person, where it set them
  terms jsonb,
  at timestamptz not null
);
create index subscription_events_subscription on subscription_events (subscription_id, at);
create index subscription_events_by_person on subscription_events (user_id);
create trigger subscription_events_stay before update or delete on subscription_events
  for each row execute function refuse_change();

-- What a buyer attached to a request or an answer; only appended to
create table subscription_documents (
  event_id uuid not null references subscription_events,
  document_id uuid not null references company_documents,
  primary key (event_id, document_id)
);
create index subscription_documents_document on subscription_documents (document_id);
create trigger subscription_documents_stay before update or delete on subscription_documents
  for each row execute function refuse_change();

-- The owner of a seller decides what sales people may grant customers; more than that waits for the owner (SHOP-7).
create table grant_limits (
  seller_id uuid primary key references companies,
  version integer not null,
  -- of transfer and cod, those that sales may grant
  plain_types text[] not null check (plain_types <@ array['transfer', 'cod']),
  -- the longest credit; 0: none
  credit_days smallint not null check (credit_days between 0 and 999),
  credit_limit numeric(15, 2) not null check (credit_limit >= 0),
  price_level smallint not null check (price_level between 1 and 9),
  -- how far below the list price sales may go, in percent; null: not decided, then the lowest price of
  -- each product counts, or half its list price
  discount smallint check (discount between 0 and 100)
);

-- Terms beyond that, as a sales person wants them; they are void once the subscription has moved on
create table grant_requests (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions,
  subscription_version integer not null,
  act text not null check (act in ('approve', 'changeTerms')),
  terms jsonb not null,
  -- what of them is beyond the limits, as sentences
  beyond text[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  version integer not null default 1,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  reason text,
  check ((state = 'waiting') = (decided_by is null and decided_at is null)),
  check (reason is null or state = 'refused')
);
create unique index grant_requests_waiting on grant_requests (subscription_id, subscription_version)
  where state = 'waiting';
-- each page of a customer asks for its latest request, also a refused one
create index grant_requests_latest on grant_requests (subscription_id, asked_at desc, id desc);
create index grant_requests_by_person on grant_requests (asked_by);
