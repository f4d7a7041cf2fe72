-- Why: a seller says who gets no more credit, and from which day its invoices count; who is to pay is reminded, once each
-- step (PAY-2; decision 0079).

create table collection_rules (
  seller_id uuid primary key references companies,
  version integer not null,
  -- who is late by more days than these orders nothing more on credit; null: nobody is kept from it
  block_after_days smallint check (block_after_days between 0 and 365),
  -- the days of the week on which customers take invoices, 1 is Monday; none: an invoice counts from the day of shipping
  exchange_days smallint[] not null default '{}' check (exchange_days <@ '{1,2,3,4,5,6,7}')
);

-- customers with days of their own
create table customer_exchange_days (
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  exchange_days smallint[] not null check (exchange_days <@ '{1,2,3,4,5,6,7}'),
  primary key (seller_id, buyer_id)
);

-- what a buyer was reminded of, each step of each last day once
create table payment_reminders (
  order_id uuid not null references receivables,
  due_day date not null,
  -- days after the last day; below zero: before it
  step smallint not null,
  sent_at timestamptz not null,
  primary key (order_id, due_day, step)
);

create index receivables_due on receivables (due_day) where open > 0;
