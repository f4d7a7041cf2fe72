-- A seller may let verified companies of chosen trades in by itself, on terms that its owner set (UX-2).
create table entry_rules (
  seller_id uuid primary key references companies,
  version integer not null,
  -- the trades of the companies that are let in; none: nobody
  business_types text[] not null check (business_types <@ array['1', '2', '3', 'Lainnya']),
  -- their terms: never credit
  plain_types text[] not null check (plain_types <@ array['transfer', 'cod']),
  price_level smallint not null check (price_level between 1 and 9),
  -- whose decision it is, named in the history of each subscription that begins by it
  decided_by uuid not null references users,
  check (business_types = '{}' or plain_types <> '{}')
);
create index entry_rules_by_person on entry_rules (decided_by);
