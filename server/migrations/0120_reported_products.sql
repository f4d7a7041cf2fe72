-- Why: people report products, and the platform takes products off sale until they are corrected (ADM-3).

-- 'banned': its seller neither sells nor withdraws it until the platform lets it
alter table products drop constraint products_status_check;
alter table products add constraint products_status_check
  check (status in ('draft', 'published', 'withdrawn', 'closed', 'banned'));

create table product_complaints (
  id uuid primary key default uuidv7(),
  product_id integer not null references products,
  user_id uuid not null references users,
  company_id uuid not null references companies,
  reason text not null
    check (reason in ('wrong_facts', 'counterfeit', 'forbidden', 'wrong_documents', 'misleading', 'other')),
  said text not null,
  at timestamptz not null,
  state text not null check (state in ('open', 'dismissed', 'upheld')),
  -- what its reporter was told, where it was dismissed
  answer text,
  check (state <> 'dismissed' or answer is not null)
);
create index product_complaints_of on product_complaints (product_id, id desc);
create index product_complaints_by on product_complaints (user_id, at);
create unique index product_complaints_open on product_complaints (product_id, user_id) where state = 'open';

create table product_bans (
  id uuid primary key default uuidv7(),
  product_id integer not null references products,
  state text not null check (state in ('in_force', 'asked', 'lifted')),
  version integer not null,
  -- for its seller to read
  reason text not null,
  -- its seller had withdrawn it before
  was_withdrawn boolean not null,
  since timestamptz not null,
  asked_at timestamptz,
  -- what its seller says to have corrected
  note text,
  check (state <> 'asked' or (asked_at is not null and note is not null))
);
create unique index product_bans_now on product_bans (product_id) where state <> 'lifted';
