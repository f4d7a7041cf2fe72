-- Why: administrators make promo codes, rewards and the rule of points themselves (ADM-5).

alter table promos
  add column id bigint generated always as identity unique,
  add column starts_at timestamptz,
  -- moved by every change by hand: of two administrators at once, the slower one is told
  add column version integer not null default 1;

alter table rewards add column version integer not null default 1;

-- The rule of points in force is the newest; points that were earned keep what they were given
create table point_rules (
  version integer primary key,
  rupiah_per_point bigint not null check (rupiah_per_point >= 100),
  last_months integer not null check (last_months between 1 and 60)
);
insert into point_rules (version, rupiah_per_point, last_months) values (1, 10000, 12);

-- vouchers of one promo code, and of one reward, the newest first
create index vouchers_key on vouchers (key, id);
create index vouchers_reward on vouchers (reward_id, id) where reward_id is not null;
