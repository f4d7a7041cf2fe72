-- Why: what a buyer received short, damaged or off-spec is claimed within the seller's days, and answered by a replacement,
-- a credit note or a refusal (CLAIM-1; decision 0080).

-- working days after receipt in which a buyer may claim
alter table delivery_terms
  add column claim_days smallint not null default 3 check (claim_days between 1 and 14);

-- what claims have changed of what the buyer has: shortages that were replaced, less what was received and credited
alter table order_lines
  add column units_adjusted numeric(15, 3) not null default 0,
  add check (units_received + units_adjusted between 0 and units_shipped);

-- goods in place of others: not invoiced, and no part of what was ordered
alter table shipments add column is_replacement boolean not null default false;

alter table stock_movements
  drop constraint stock_movements_kind_check,
  add constraint stock_movements_kind_check check (kind in (
    'opening', 'receipt', 'correction', 'reservation', 'release', 'shipment', 'replacement', 'return', 'lot', 'expiry'));

-- points of a completed order follow what was credited or replaced, as often as there are claims
alter table point_entries
  -- the rule by which it was earned; null of what was earned before
  add column rupiah_per_point bigint,
  drop constraint point_entries_kind_check,
  drop constraint point_entries_check,
  drop constraint point_entries_check1,
  drop constraint point_entries_check2,
  drop constraint point_entries_order_id_kind_key,
  add constraint point_entries_kind_check check (kind in ('earned', 'adjusted', 'reversed', 'redeemed', 'expired')),
  add check (case kind when 'earned' then points > 0 when 'adjusted' then points <> 0 else points < 0 end),
  add check ((kind in ('earned', 'adjusted', 'reversed')) = (order_id is not null)),
  add check ((kind in ('earned', 'adjusted', 'reversed')) = (expires_at is not null));
create unique index point_entries_once on point_entries (order_id, kind) where kind in ('earned', 'reversed');
create index point_entries_of_order on point_entries (order_id) where order_id is not null;

-- until when a shipment that was received may be claimed, as it was told then
create table claim_windows (
  shipment_id uuid primary key references shipments,
  order_id uuid not null references orders,
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  ends_at timestamptz not null,
  -- less was received than sent
  is_short boolean not null,
  reminded boolean not null default false
);
create index claim_windows_of_order on claim_windows (order_id);
create index claim_windows_to_remind on claim_windows (ends_at) where is_short and not reminded;

create table claims (
  id uuid primary key default uuidv7(),
  number text not null unique,
  order_id uuid not null references orders,
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  -- the shipment that was received
  shipment_id uuid not null references shipments,
  -- the one whose invoice it is about: of a replacement, that of the goods in whose place it came
  invoiced_id uuid not null references shipments,
  state text not null check (state in (
    'submitted', 'contested', 'refused', 'replacing', 'replacement_sent', 'returning', 'done', 'withdrawn')),
  version integer not null default 1,
  waits_for text check (waits_for in ('seller', 'buyer')),
  answer text check (answer in ('replacement', 'credit_note', 'refusal')),
  description text not null,
  submitted_at timestamptz not null,
  submitted_by uuid not null references users,
  -- until when its seller answers
  answer_by timestamptz not null,
  reminded boolean not null default false,
  is_contested boolean not null default false,
  -- the seller wants the goods back
  wants_return boolean not null default false,
  replacement_id uuid unique references shipments,
  credit_note_id uuid unique references trade_papers,
  credited_voucher numeric(15, 2) not null default 0,
  credited_total numeric(18, 2) not null default 0,
  -- made by the client
  key uuid not null,
  request_hash bytea not null,
  unique (buyer_id, key)
);
create index claims_of_seller on claims (seller_id, id desc);
create index claims_of_buyer on claims (buyer_id, id desc);
create index claims_of_order on claims (order_id);
create index claims_of_invoiced on claims (invoiced_id);
create index claims_to_answer on claims (answer_by) where state in ('submitted', 'contested') and not reminded;

create table claim_lines (
  claim_id uuid not null references claims,
  place smallint not null,
  -- of the line of the order
  position smallint not null,
  -- as on the surat jalan; null: from no lot
  lot text,
  kind text not null check (kind in ('shortage', 'damage', 'off_spec')),
  units numeric(15, 3) not null check (units > 0),
  primary key (claim_id, place)
);

-- what a credit note took back of a line of an order
create table claim_credits (
  claim_id uuid not null references claims,
  position smallint not null,
  units numeric(15, 3) not null check (units > 0),
  amount numeric(18, 2) not null,
  discount numeric(18, 2) not null,
  tax_base numeric(18, 2) not null,
  tax numeric(18, 2) not null,
  primary key (claim_id, position)
);

create table claim_events (
  id bigint primary key generated always as identity,
  claim_id uuid not null references claims,
  at timestamptz not null,
  event text not null,
  state text not null,
  -- null: the system
  user_id uuid references users,
  side text check (side in ('seller', 'buyer')),
  reason text
);
create index claim_events_of_claim on claim_events (claim_id, id);

-- uploaded before the claim that they belong to; private files of its two companies
create table claim_photos (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  shipment_id uuid not null references shipments,
  file_id uuid not null unique references stored_files,
  claim_id uuid references claims,
  -- the event that it came with
  event text check (event in ('submit', 'contest')),
  added_by uuid not null references users,
  added_at timestamptz not null,
  check ((claim_id is null) = (event is null))
);
create index claim_photos_of_claim on claim_photos (claim_id);
create index claim_photos_unused on claim_photos (added_at) where claim_id is null;
create index claim_photos_of_buyer on claim_photos (buyer_id, added_at);
