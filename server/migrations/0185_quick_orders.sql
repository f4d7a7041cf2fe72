-- Why: many products go into the cart in one act, which a second press or a lost answer must not repeat (ORDER-7, API-5).
create table cart_batches (
  company_id uuid not null references companies,
  key uuid not null,
  -- what was asked for with the key, to tell a repetition from another wish
  asked text not null,
  -- what became of it
  added integer not null default 0,
  skipped jsonb not null default '[]',
  added_at timestamptz not null,
  primary key (company_id, key)
);
-- they are forgotten after a day
create index cart_batches_age on cart_batches (added_at);
