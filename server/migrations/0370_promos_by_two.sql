-- Why: a promo or a reward above an amount waits until a second administrator has confirmed it (ADM-5).

-- who wrote what waits, and when; null where nothing waits
alter table promos
  add column proposed_by uuid references users,
  add column proposed_at timestamptz,
  add constraint promos_proposal_check check ((proposed_by is null) = (proposed_at is null));

alter table rewards
  add column proposed_by uuid references users,
  add column proposed_at timestamptz,
  add constraint rewards_proposal_check check ((proposed_by is null) = (proposed_at is null));

-- what is kept about who wrote them (OPS-5), and what waits
create index promos_proposed_by on promos (proposed_by) where proposed_by is not null;
create index rewards_proposed_by on rewards (proposed_by) where proposed_by is not null;
