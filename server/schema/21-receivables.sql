-- What customers owe, pay, and are credited is a ledger that is only appended to, with parts, undoing and credit (PAY-1;
-- decision 0070).

-- between a seller and a customer, kept by receivable_lines
create table receivable_accounts (
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  -- what was invoiced and is neither paid nor written off; below zero where the customer has paid ahead
  balance numeric(18, 2) not null default 0,
  -- what it has paid beyond its orders, for later ones
  credit numeric(18, 2) not null default 0 check (credit >= 0),
  primary key (seller_id, buyer_id)
);
-- what a buyer has with shops beyond its orders; its amounts are written without it, since no buyer changes
create index receivable_accounts_bought on receivable_accounts (buyer_id);

-- one row an order; its amounts are kept by receivable_lines
create table receivables (
  order_id uuid primary key references orders,
  number text not null,
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  payment_type text not null,
  -- what the buyer pays for it in the end
  comes_to numeric(18, 2) not null default 0 check (comes_to >= 0),
  -- of that, what has been shipped
  invoiced numeric(18, 2) not null default 0 check (invoiced between 0 and comes_to),
  paid numeric(18, 2) not null default 0 check (paid >= 0),
  written_off numeric(18, 2) not null default 0 check (written_off >= 0),
  open numeric(18, 2) not null generated always as (comes_to - paid - written_off) stored check (open >= 0),
  -- of what has been shipped, what is to be paid
  owed numeric(18, 2) not null generated always as (greatest(invoiced - paid - written_off, 0)) stored,
  -- where it is paid before it is shipped: the last day for it
  pay_by date,
  -- the last day to pay what was shipped first and is not paid; where all is, that of the last
  due_day date,
  -- what is to be paid now: all of what is paid before it is shipped, otherwise what was shipped
  to_pay numeric(18, 2) not null generated always as (
    case when pay_by is null then greatest(invoiced - paid - written_off, 0) else comes_to - paid - written_off end) stored
);
create index receivables_of_seller on receivables (seller_id, buyer_id) where open > 0;
create index receivables_of_buyer on receivables (buyer_id, seller_id) where open > 0;
create index receivables_due on receivables (due_day) where open > 0;
create index receivables_paid_ahead on receivables (seller_id, buyer_id) where paid + written_off > invoiced;

-- What somebody did, or what came of an order
create table receivable_acts (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  kind text not null check (kind in (
    'opening', 'order', 'reduction', 'rounding', 'cancellation', 'invoice', 'payment', 'credit_use', 'credit_note',
    'write_off', 'reversal')),
  at timestamptz not null,
  -- of a payment: when the money came, in Jakarta
  day date not null,
  -- an id without a reference, as in the audit log; null: the application, or whoever ordered
  user_id uuid,
  reason text,
  -- an act is undone once, and what undoes it is not
  undoes uuid unique references receivable_acts,
  -- made by the client, or by who brings payments
  key text,
  request_hash bytea,
  -- how a payment came that nobody has recorded by hand
  via text check (via in ('virtual_account')),
  unique (seller_id, key),
  check ((kind = 'reversal') = (undoes is not null)),
  check (kind not in ('reversal', 'write_off', 'credit_note') or reason is not null),
  check ((key is null) = (request_hash is null)),
  check (via is null or kind = 'payment')
);
create index receivable_acts_of_pair on receivable_acts (seller_id, buyer_id, at, id);
create index receivable_acts_by_person on receivable_acts (user_id) where user_id is not null;
create index receivable_acts_paid_to on receivable_acts (seller_id, day, id) where kind in ('payment', 'reversal');
create index receivable_acts_paid_by on receivable_acts (buyer_id, day, id) where kind in ('payment', 'reversal');
create trigger receivable_acts_stay before update or delete on receivable_acts
  for each row execute function refuse_change();
create trigger receivable_acts_stay_whole before truncate on receivable_acts
  for each statement execute function refuse_change();

-- What an act changed, by order
create table receivable_lines (
  id bigint primary key generated always as identity,
  act_id uuid not null references receivable_acts,
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  -- null: the credit of the customer
  order_id uuid references receivables,
  -- changes of what the order comes to, of what was invoiced, paid and written off
  ordered numeric(18, 2) not null default 0,
  invoiced numeric(18, 2) not null default 0,
  paid numeric(18, 2) not null default 0,
  written_off numeric(18, 2) not null default 0,
  -- of an invoice
  due_day date,
  -- an id without a reference: the part that was shipped; null: the whole order
  shipment_id uuid,
  check (order_id is not null or (ordered = 0 and invoiced = 0 and written_off = 0 and paid <> 0)),
  check (due_day is null or invoiced > 0)
);
create index receivable_lines_of_order on receivable_lines (order_id, id) where order_id is not null;
create index receivable_lines_of_act on receivable_lines (act_id);
create index receivable_lines_of_shipment on receivable_lines (shipment_id) where shipment_id is not null;
-- a statement reads the lines of its pair alone
create index receivable_lines_of_pair on receivable_lines (seller_id, buyer_id);
create trigger receivable_lines_stay before update or delete on receivable_lines
  for each row execute function refuse_change();
create trigger receivable_lines_stay_whole before truncate on receivable_lines
  for each statement execute function refuse_change();

-- Last day to pay what was shipped first and is not paid; none where all that was shipped is paid and more is to come. A credit
-- note lowers the invoice that it corrects, by its shipment; one that names none is taken off what was shipped first.
create function next_due_day(receivables) returns date language sql stable as $$
  select coalesce(
    (select due_day
     from (
       select due_day, sum(invoiced) over (order by due_day, id) as upto, sum(invoiced) over () as together
       from (
         select i.id, i.due_day, i.invoiced + coalesce(
           (select sum(c.invoiced) from receivable_lines c
            where c.order_id = i.order_id and c.shipment_id = i.shipment_id and c.invoiced < 0), 0) as invoiced
         from receivable_lines i where i.order_id = $1.order_id and i.due_day is not null) corrected) part
     where upto > $1.paid + $1.written_off + together - $1.invoiced
     order by due_day limit 1),
    case when $1.pay_by is not null or $1.comes_to <= $1.paid + $1.written_off
      then (select max(due_day) from receivable_lines where order_id = $1.order_id) end,
    $1.pay_by)
$$;

-- Amounts follow the ledger.
create function move_receivables() returns trigger language plpgsql as $$
begin
  update receivables r
  set comes_to = r.comes_to + m.ordered, invoiced = r.invoiced + m.invoiced, paid = r.paid + m.paid,
    written_off = r.written_off + m.written_off
  from (
    select order_id, sum(ordered) as ordered, sum(invoiced) as invoiced, sum(paid) as paid,
      sum(written_off) as written_off
    from moved where order_id is not null group by order_id) m
  where r.order_id = m.order_id;
  update receivables r set due_day = next_due_day(r)
  where r.order_id in (
    select order_id from moved where invoiced <> 0 or paid <> 0 or written_off <> 0 or ordered < 0);
  -- a row is made before it is moved, since one that is proposed with less than nothing would be refused
  insert into receivable_accounts (seller_id, buyer_id)
  select distinct seller_id, buyer_id from moved where invoiced <> 0 or paid <> 0 or written_off <> 0
  order by seller_id, buyer_id
  on conflict do nothing;
  update receivable_accounts a set balance = a.balance + m.balance, credit = a.credit + m.credit
  from (
    select seller_id, buyer_id, sum(invoiced - paid - written_off) as balance,
      coalesce(sum(paid) filter (where order_id is null), 0) as credit
    from moved where invoiced <> 0 or paid <> 0 or written_off <> 0
    group by seller_id, buyer_id) m
  where (a.seller_id, a.buyer_id) = (m.seller_id, m.buyer_id);
  return null;
end $$;
create trigger receivables_moved after insert on receivable_lines
  referencing new table as moved for each statement execute function move_receivables();

-- amounts change by lines alone
create function refuse_without_line() returns trigger language plpgsql as $$
begin
  raise exception 'what is owed changes only by a line of its ledger';
end $$;
create trigger moved_only before update on receivables
  for each row when (pg_trigger_depth() = 0 and
    (new.comes_to, new.invoiced, new.paid, new.written_off) <> (old.comes_to, old.invoiced, old.paid, old.written_off))
  execute function refuse_without_line();
create trigger moved_only before update on receivable_accounts
  for each row when (pg_trigger_depth() = 0 and (new.balance, new.credit) <> (old.balance, old.credit))
  execute function refuse_without_line();

-- A buyer shows its seller that it has paid, before the seller finds it on its account (PAY-1).
create table payment_proofs (
  id uuid primary key default uuidv7(),
  order_id uuid not null references receivables,
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  -- private: read by the two companies alone
  file_id uuid not null unique references stored_files,
  -- what the buyer says it has paid, and when
  amount numeric(18, 2) not null check (amount > 0),
  day date not null,
  state text not null check (state in ('waiting', 'recorded', 'declined', 'withdrawn')),
  version integer not null default 1,
  -- why it was declined
  reason text,
  sent_by uuid not null references users,
  sent_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  -- the payment that was recorded by it
  act_id uuid references receivable_acts,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'declined') = (reason is not null)),
  check ((state = 'recorded') = (act_id is not null))
);
create index payment_proofs_of_order on payment_proofs (order_id, id);
create index payment_proofs_waiting on payment_proofs (seller_id, id) where state = 'waiting';
create index payment_proofs_by_person_sent on payment_proofs (sent_by);
create index payment_proofs_by_person_decided on payment_proofs (decided_by) where decided_by is not null;

-- A seller says who gets no more credit, and from which day its invoices count; who is to pay is reminded, once each step
-- (PAY-2; decision 0079).
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

-- A buyer pays by a virtual account of a payment provider, whose signed news of it is one payment however often it comes (PAY-3;
-- decision 0078). What a buyer asked a provider for: an account that takes one amount until an instant.
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
  check ((bank is null) = (number is null)),
  check (state <> 'open' or number is not null)
);
create index virtual_accounts_ending on virtual_accounts (expires_at) where state in ('opening', 'open');
create index virtual_accounts_opened on virtual_accounts (opened_by);
-- A provider gives a number anew once nobody waits for it. Such an index makes the number no key of its row, so that giving it
-- does not wait for whoever refers to the account.
create unique index virtual_accounts_numbers on virtual_accounts (provider, number) where state in ('opening', 'open');
create index virtual_accounts_bought on virtual_accounts (buyer_id, state);
create index virtual_accounts_sold on virtual_accounts (seller_id, state);

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
create index payment_events_of_account on payment_events (account_id);
create trigger payment_events_stay before update or delete on payment_events
  for each row execute function refuse_change();
create trigger payment_events_stay_whole before truncate on payment_events
  for each statement execute function refuse_change();

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
create trigger virtual_account_payments_stay before update or delete on virtual_account_payments
  for each row execute function refuse_change();
create trigger virtual_account_payments_stay_whole before truncate on virtual_account_payments
  for each statement execute function refuse_change();
