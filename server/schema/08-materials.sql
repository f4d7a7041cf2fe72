-- What is true of a material stands once, whoever offers it; a product is one seller's offer of it (MAT-1; decision 0020).

-- Names and ids are fixed, what the home page says of a category is written by administrators (ADM-4; decision 0067).
create table categories (
  id smallint primary key,
  name text not null,
  slug text not null unique,
  text text not null check (char_length(text) <= 120),
  revision integer not null default 0
);
create trigger come_and_gone after insert or delete on categories
  for each statement execute function announce_catalogue();
create trigger changed after update on categories
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();
insert into categories (id, name, slug, text) values
  (1, 'Pharmaceutical', 'pharmaceutical', 'Bahan aktif, eksipien, pelarut, dan vitamin untuk industri farmasi.'),
  (2, 'Food and Beverages', 'food-and-beverages', 'Pemanis, pengatur keasaman, pengental, dan perisa pangan.'),
  (3, 'Cosmetic and Toiletries', 'cosmetic-and-toiletries', 'Surfaktan, emolien, pengawet, dan bahan aktif perawatan.'),
  (6, 'Natural', 'natural', 'Ekstrak, minyak atsiri, rempah, dan serbuk tanaman.');

-- The facts of a material; what a seller adds of its own stands with the product
create table materials (
  id integer generated always as identity primary key,
  -- its address, /bahan/{slug}; it stays when names change
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id smallint not null references categories,
  cas_number text,
  e_number text,
  inci text,
  hs_code text,
  functions text[] not null default '{}',
  halal_critical boolean not null default false,
  hazard text,
  -- sentences that are true of every offer
  description text not null default '',
  created_at timestamptz not null,
  -- grows with every correction and merge
  version integer not null default 1,
  -- what it is now: its address leads there, and its offers go there
  merged_into integer references materials,
  -- for products, which repeat the category so that their indexes can begin with it
  unique (id, category_id),
  check (merged_into <> id)
);
create index materials_cas on materials (cas_number);
create index materials_merged on materials (merged_into) where merged_into is not null;
-- what materials are used for leads to them, and from one to its like
create index materials_functions on materials using gin (functions);
create trigger come_and_gone after insert or delete on materials
  for each statement execute function announce_catalogue();
create trigger changed after update on materials
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- One row a name. 'name' is what it is called, one a language; 'other' are all further names, in no told language
create table material_names (
  material_id integer not null references materials on delete cascade,
  position smallint not null,
  name text not null,
  kind text not null check (kind in ('name', 'other')),
  language text check (language in ('id', 'en')),
  -- the name as domain/materials/facts.ts compares it
  folded text not null,
  primary key (material_id, position),
  check ((kind = 'name') = (language is not null))
);
create index material_names_folded on material_names (folded);
create index material_names_nearest on material_names using gin (folded gin_trgm_ops);
create unique index material_names_called on material_names (material_id, language) include (name) where kind = 'name';
create trigger come_and_gone after insert or delete on material_names
  for each statement execute function announce_catalogue();
create trigger changed after update on material_names
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- A search finds materials first, in a table whose size follows the materials, and then reads their offers (MAT-3).
create table material_search (
  material_id integer primary key references materials on delete cascade,
  terms tsvector not null,
  -- its names, lower case, a line each, the name first: for beginnings and typing errors
  names text not null,
  -- the best of its offers: what most people look for comes first among equally good finds
  featured_rank integer
);
create index material_search_terms on material_search using gin (terms);
create index material_search_names on material_search using gin (names gin_trgm_ops);

-- Below three tenths a name is nearer to chance than to a slip. A function, because the index asks a setting how alike names
-- have to be, and what corrects typing errors wants them more alike (MAT-4).
create function materials_near(asked text)
  returns table (material_id integer, similarity real, featured_rank integer)
  language sql stable set pg_trgm.word_similarity_threshold = 0.3 as $$
    select material_id, word_similarity(asked, names), featured_rank from material_search where asked <% names
  $$;

-- Who misses a material proposes it; the administrator accepts, corrects and merges, and nothing of it is lost (MAT-5).
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
create index material_proposals_by_person on material_proposals (proposed_by);

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
create index material_events_by_person on material_events (user_id);
create trigger material_events_stay before update or delete on material_events
  for each row execute function refuse_change();
