-- Why: a buyer shows its seller that it has paid, before the seller finds it on its account (PAY-1).

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
