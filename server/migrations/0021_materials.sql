-- Why: what is true of a material stands once, whoever offers it; a product is one seller's offer of it (MAT-1).

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
  -- sentences that are true of every offer; what a seller adds of its own stands with the product
  description text not null default '',
  created_at timestamptz not null,
  -- for products, which repeat the category so that their indexes can begin with it
  unique (id, category_id)
);
create index materials_cas on materials (cas_number);

-- One row a name. 'name' is what it is called, one a language; 'other' are all further names, in no told language
create table material_names (
  material_id integer not null references materials on delete cascade,
  position smallint not null,
  name text not null,
  kind text not null check (kind in ('name', 'other')),
  language text check (language in ('id', 'en')),
  primary key (material_id, position),
  check ((kind = 'name') = (language is not null))
);
create unique index material_names_called on material_names (material_id, language) where kind = 'name';

-- Products of one category are the same material when they have the same CAS number and further names, otherwise the
-- same CAS number and the same first word, otherwise the same name.
create temporary table offered on commit drop as
select id, category_id, name, name_english, dense_rank() over (order by
    category_id, coalesce(cas_number, ''), synonyms,
    case when synonyms <> '{}' then '' when cas_number is null then lower(name) else lower(split_part(name, ' ', 1)) end
  ) as family
from products;

-- What the names of a family begin with alike, in whole words; alone, a product gives its whole name. The least and the
-- greatest of some texts begin alike as far as all of them do.
create function pg_temp.beginning(lowest text, highest text) returns text language sql as $$
  select coalesce(
    nullif(trim(trailing ' ,-' from string_agg(word, ' ' order by place) filter (where alike)), ''), lowest)
  from (
    select word, place, bool_and(word is not distinct from other) over (order by place) as alike
    from string_to_table(lowest, ' ') with ordinality words (word, place)
    left join string_to_table(highest, ' ') with ordinality others (other, at) on at = place) compared
$$;

create temporary table families on commit drop as
select family, category_id, name, name_english, null::text as slug,
  -- of its address, which holds 120 characters with a number behind it
  coalesce(nullif(trim('-' from left(regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g'), 110)), ''), 'bahan') as wanted
from (
  select family, category_id,
    pg_temp.beginning(min(name collate "C"), max(name collate "C")) as name,
    pg_temp.beginning(min(name_english collate "C"), max(name_english collate "C")) as name_english
  from offered group by family, category_id) named;
create index on families (slug);

-- Families of one name are numbered, past numbers that another name ends in already.
do $$
declare
  one record;
  free text;
  turn integer;
begin
  for one in select family, wanted from families order by wanted, family loop
    free := one.wanted;
    turn := 1;
    while exists (select from families where slug = free) loop
      turn := turn + 1;
      free := one.wanted || '-' || turn;
    end loop;
    update families set slug = free where family = one.family;
  end loop;
end $$;

insert into materials (slug, category_id, cas_number, e_number, inci, hs_code, functions, halal_critical, hazard,
  description, created_at)
select f.slug, f.category_id, p.cas_number, p.e_number, p.inci, p.hs_code,
  coalesce((select array_agg(task order by first) from (
    select task, min(place) as first
    from offered o join products q on q.id = o.id, unnest(q.functions) with ordinality told (task, place)
    where o.family = f.family group by task) tasks), '{}'),
  p.halal_critical, p.hazard,
  -- the whole sentences with which all of them begin; alone, a product keeps its own
  coalesce(case when p.offers > 1 then substring(pg_temp.beginning(p.lowest, p.highest) from '^(.*[.])( |$)') end, ''),
  p.created_at
from families f
cross join lateral (
  select min(cas_number) as cas_number, min(e_number) as e_number, min(inci) as inci, min(hs_code) as hs_code,
    bool_or(halal_critical) as halal_critical, string_agg(distinct hazard, '; ') as hazard, min(created_at) as created_at,
    count(*) as offers, min(description collate "C") as lowest, max(description collate "C") as highest
  from offered o join products q on q.id = o.id where o.family = f.family) p
order by f.family;

insert into material_names (material_id, position, name, kind, language)
select m.id, 0, f.name, 'name', 'id' from families f join materials m on m.slug = f.slug
union all
select m.id, 1, f.name_english, 'name', 'en' from families f join materials m on m.slug = f.slug
union all
select m.id, 1 + place, told.name, 'other', null
from families f
join materials m on m.slug = f.slug
join lateral (select min(id) as id from offered o where o.family = f.family) first on true
join products p on p.id = first.id,
unnest(p.synonyms) with ordinality told (name, place);

alter table products add column material_id integer;
update products p set material_id = m.id,
  description = case when m.description <> '' and starts_with(p.description, m.description)
    then ltrim(substr(p.description, length(m.description) + 1)) else p.description end
from offered o join families f on f.family = o.family join materials m on m.slug = f.slug
where o.id = p.id;
alter table products
  alter column material_id set not null,
  add constraint products_material foreign key (material_id, category_id)
    references materials (id, category_id) on update cascade,
  drop column cas_number,
  drop column e_number,
  drop column inci,
  drop column hs_code,
  drop column synonyms,
  drop column functions,
  drop column halal_critical,
  drop column hazard;
create index products_of_material on products (material_id) where status = 'published';
