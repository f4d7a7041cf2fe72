-- Why: what customers owe, pay, and are credited is a ledger that is only appended to, with parts, undoing and credit (PAY-1;
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
  due_day date
);
create index receivables_of_seller on receivables (seller_id, buyer_id) where open > 0;
create index receivables_of_buyer on receivables (buyer_id, seller_id) where open > 0;

-- What somebody did, or what came of an order
create table receivable_acts (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  kind text not null check (kind in ('opening', 'order', 'reduction', 'cancellation', 'invoice', 'payment', 'credit_use',
    'credit_note', 'write_off', 'reversal')),
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
  unique (seller_id, key),
  check ((kind = 'reversal') = (undoes is not null)),
  check (kind not in ('reversal', 'write_off', 'credit_note') or reason is not null),
  check ((key is null) = (request_hash is null))
);
create index receivable_acts_of_pair on receivable_acts (seller_id, buyer_id, at, id);

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

create trigger receivable_acts_stay before update or delete on receivable_acts
  for each row execute function refuse_change();
create trigger receivable_acts_stay_whole before truncate on receivable_acts
  for each statement execute function refuse_change();
create trigger receivable_lines_stay before update or delete on receivable_lines
  for each row execute function refuse_change();
create trigger receivable_lines_stay_whole before truncate on receivable_lines
  for each statement execute function refuse_change();

-- what was shipped first is paid first; what was credited is taken off there too
create function next_due_day(receivables) returns date language sql stable as $$
  select coalesce(
    (select due_day
     from (
       select due_day, sum(invoiced) over (order by due_day, id) as upto, sum(invoiced) over () as together
       from receivable_lines where order_id = $1.order_id and due_day is not null) part
     where upto > $1.paid + $1.written_off + together - $1.invoiced
     order by due_day limit 1),
    (select max(due_day) from receivable_lines where order_id = $1.order_id),
    $1.pay_by)
$$;

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
  where r.order_id in (select order_id from moved where invoiced <> 0 or paid <> 0 or written_off <> 0);
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

-- every order can be paid, not only those on credit, and by what brings payments by itself
alter table orders drop constraint orders_check2, drop constraint orders_check3,
  add constraint orders_paid_by_check check (paid_by is null or paid_at is not null);

-- what there is already; the platform saw no payment of what was not on credit, so what is complete of it counts as paid
insert into receivables (order_id, number, seller_id, buyer_id, payment_type)
select id, number, seller_id, buyer_id, payment_type from orders;
create temporary table opened on commit drop as
select uuidv7() as act_id, id as order_id, seller_id, buyer_id, placed_at, total_amount as ordered,
  case when state in ('shipped', 'completed') then total_amount
    else (select coalesce(sum(s.total_amount), 0) from shipments s where s.order_id = orders.id) end as invoiced,
  case when paid_at is not null or (state = 'completed' and payment_type not like 'tempo-%') then total_amount else 0 end as paid,
  due_day
from orders where state <> 'cancelled';
insert into receivable_acts (id, seller_id, buyer_id, kind, at, day)
select act_id, seller_id, buyer_id, 'opening', placed_at, (placed_at at time zone 'Asia/Jakarta')::date from opened;
insert into receivable_lines (act_id, seller_id, buyer_id, order_id, ordered, invoiced, paid, due_day)
select act_id, seller_id, buyer_id, order_id, ordered, invoiced, paid, case when invoiced > 0 then due_day end from opened;

-- and says so, since it was complete
update orders set paid_at = coalesce(
  (select max(e.at) from order_events e where e.order_id = orders.id and e.event = 'complete'), placed_at)
where state = 'completed' and payment_type not like 'tempo-%' and paid_at is null;
