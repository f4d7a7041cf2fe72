-- Why: administrators look at companies that buy too: each is verified or sent back with reasons, and can be suspended
-- and opened again (ADM-2; decision 0048).
create table company_reviews (
  company_id uuid primary key references companies,
  state text not null check (state in ('waiting', 'correction', 'verified')),
  version integer not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- of the last decision, for the company to read
  reasons text[] not null default '{}',
  note text
);
create index company_reviews_queue on company_reviews (state, due_at, company_id);

-- those that are there wait too, for a month, and nobody is told
insert into company_reviews (company_id, state, version, asked_at, due_at)
select id, 'waiting', 0, now(), now() + interval '30 days' from companies where kind = 'buyer';

alter table companies add column verified_at timestamptz;
alter table companies add column suspension_reason text;
alter table companies drop constraint companies_check1;
alter table companies add constraint companies_suspended_check check (suspended_at is null or kind <> 'platform');
create index companies_suspended on companies (created_at desc, id desc) where suspended_at is not null;
