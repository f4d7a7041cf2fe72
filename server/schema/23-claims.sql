-- What a buyer received short, damaged or off-spec is claimed within the seller's days, and answered by a replacement, a credit
-- note or a refusal (CLAIM-1; decision 0080).

-- until when a shipment that was received may be claimed, as it was told then
create table claim_windows (
  shipment_id uuid primary key references shipments,
  order_id uuid not null references orders,
  seller_id uuid not null references companies,
  buyer_id uuid not null references companies,
  ends_at timestamptz not null,
  -- less was received than sent
  is_short boolean not null,
  reminded boolean not null default false,
  -- What a seller has recorded as received may not have arrived: its buyer may claim any of it as missing (CLAIM-1).
  is_confirmed boolean not null default true
);
create index claim_windows_of_order on claim_windows (order_id);
create index claim_windows_to_remind on claim_windows (ends_at) where is_short and not reminded;
-- whether a shop may be closed: what of it may still be claimed
create index claim_windows_of_seller on claim_windows (seller_id, ends_at);

-- One claim of one shipment
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
  -- until when the buyer contests a refusal or confirms a replacement; null: it does neither
  buyer_by timestamptz,
  unique (buyer_id, key)
);
create index claims_of_seller on claims (seller_id, id desc);
create index claims_of_buyer on claims (buyer_id, id desc);
create index claims_of_order on claims (order_id);
create index claims_of_invoiced on claims (invoiced_id);
create index claims_to_answer on claims (answer_by) where state in ('submitted', 'contested') and not reminded;
create index claims_submitted on claims (submitted_by);
create index claims_to_close on claims (buyer_by) where buyer_by is not null;

-- What of the shipment is claimed
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

-- The history of a claim
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
create index claim_events_user on claim_events (user_id);

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
create index claim_photos_added on claim_photos (added_by);
