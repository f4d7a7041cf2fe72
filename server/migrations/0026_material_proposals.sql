-- Why: who misses a material proposes it; the administrator accepts, corrects and merges, and nothing of it is lost (MAT-5).

alter table materials
  -- grows with every correction and merge
  add column version integer not null default 1,
  -- what it is now: its address leads there, and its offers go there
  add column merged_into integer references materials,
  add check (merged_into <> id);
create index materials_merged on materials (merged_into) where merged_into is not null;

-- for merges and moves to another category, which take offers of every status along
create index products_material on products (material_id, category_id, id);

-- the name as domain/materials/facts.ts compares it
alter table material_names add column folded text;
update material_names
set folded = trim('-' from regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g'));
alter table material_names alter column folded set not null;
create index material_names_folded on material_names (folded);

create table material_proposals (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  proposed_by uuid not null references users,
  state text not null check (state in ('proposed', 'accepted', 'merged', 'declined', 'withdrawn')),
  version integer not null,
  -- a document until it becomes a material
  facts jsonb not null,
  -- what it would be called, and its CAS number, to find the same proposed twice
  called text[] not null,
  cas_number text,
  -- the material it became or was merged with
  material_id integer references materials,
  reason text,
  decided_by uuid references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('accepted', 'merged')) = (material_id is not null))
);
create index material_proposals_seller on material_proposals (seller_id, created_at desc);
create index material_proposals_state on material_proposals (state, created_at);

-- What was done to materials, for good
create table material_events (
  id uuid primary key default uuidv7(),
  material_id integer not null references materials,
  event text not null check (event in ('accept', 'correct', 'absorb', 'merge')),
  user_id uuid not null references users,
  -- the facts before and after; none before there was the material, none after it was merged
  before jsonb,
  after jsonb,
  at timestamptz not null
);
create index material_events_material on material_events (material_id, at);
create trigger material_events_stay before update or delete on material_events
  for each row execute function refuse_change();
