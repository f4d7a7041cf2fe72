-- Why: once its seller has confirmed an order, a buyer asks it to cancel what is not shipped yet, and the seller agrees or refuses
-- (SHIP-1; decision 0083).

create table cancel_requests (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'refused', 'withdrawn', 'lapsed')),
  version integer not null default 1 check (version > 0),
  reason text not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  -- null of one that lapsed
  decided_by uuid references users,
  decided_at timestamptz,
  -- why the seller refused
  answer text,
  check ((state = 'waiting') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check ((answer is not null) = (state = 'refused'))
);
create unique index cancel_requests_waiting on cancel_requests (order_id) where state = 'waiting';
create index cancel_requests_of_order on cancel_requests (order_id, id);
create index cancel_requests_by_person_asked on cancel_requests (asked_by);
create index cancel_requests_by_person_decided on cancel_requests (decided_by) where decided_by is not null;
