-- A grade, a country, a form or a kind of pack is one word in the filters, however sellers write it (SHOP-2; decision 0115).
-- By what spellings of one word have in common; the spelling is the one that was there first.
create table known_words (
  kind text not null check (kind in ('grade', 'maker', 'origin', 'form', 'container')),
  key text not null check (key <> ''),
  spelling text not null,
  primary key (kind, key)
);
-- what sellers choose a container from
insert into known_words (kind, key, spelling) values
  ('container', 'botol', 'botol'),
  ('container', 'drum', 'drum'),
  ('container', 'drumfiber', 'drum fiber'),
  ('container', 'ibc', 'IBC'),
  ('container', 'jeriken', 'jeriken'),
  ('container', 'kalengaluminium', 'kaleng aluminium'),
  ('container', 'karton', 'karton'),
  ('container', 'pouch', 'pouch'),
  ('container', 'sakkertas', 'sak kertas'),
  ('container', 'sakplastik', 'sak plastik');

-- A code is one however its dashes and blanks are written: as codeKey of domain/plain-signs.ts makes it (SHOP-4).
create function code_key(code text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(regexp_replace(regexp_replace(code,
    '[\u00ad\u200b\u200e\u200f\u2060\ufeff]', '', 'g'),
    '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u2212\u2043\u02d7\U00010ead]', '-', 'g'),
    '[\t\n\u000b\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')))
$$;

-- One seller's offers of materials. A draft may lack what is needed for sale (SELLER-2, SHOP-2).
create table products (
  id integer generated always as identity primary key,
  seller_id uuid not null references companies,
  category_id smallint not null references categories,
  name text not null,
  name_english text not null,
  description text not null,
  important_info text not null,
  origin text not null,
  grade text not null,
  form text not null,
  unit text not null,
  pack_kind text not null,
  pack_label text not null,
  pack_weight numeric(12, 3) not null,
  min_purchase numeric(15, 3) not null,
  min_nego numeric(15, 3) not null,
  negotiable boolean not null,
  shelf_life_months integer,
  storage text not null default '',
  featured_rank integer,
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn', 'closed', 'banned')),
  -- whether the stock holds a minimum purchase; kept by product_stocks, so that a list need not look there
  available boolean not null default false,
  picture_version integer not null default 1,
  created_at timestamptz not null,
  material_id integer not null,
  -- The usual order of a list as one number, so that it can be read on from a row: featured ones, then what is in stock.
  -- The size of a pack as filters tell it: '25 kg'.
  standing integer not null
    generated always as (coalesce(featured_rank, 1000000) * 2 + case when available then 0 else 1 end) stored,
  pack_size text not null generated always as (trim_scale(pack_weight)::text || ' ' || unit) stored,
  -- The kinds of documents that are there, for lists: in the order in which they are shown
  document_kinds text[] not null default '{}',
  -- moves with every change: of two who edit one product the later is told
  version integer not null default 1,
  other_names text[] not null default '{}',
  -- The hash of the first photo of what is on sale: a photo of a draft, or of what was withdrawn, is shown to its seller alone
  cover_photo text,
  -- the seller's own code, by which files of products are matched (SHOP-4; decision 0047)
  sku text not null default ''
    constraint products_sku_short check (length(sku) <= 60 and sku !~ '[[:cntrl:]]'),
  -- working days from the confirmation on; null: no orders beyond the stock
  lead_days smallint check (lead_days between 1 and 90),
  -- units beyond the stock that open orders may hold in all; null: any
  most_beyond numeric(15, 3) check (most_beyond > 0 and lead_days is not null or most_beyond is null),
  -- empty where the seller does not say
  maker text not null default '',
  unique (seller_id, name),
  foreign key (material_id, category_id)
    references materials (id, category_id) on update cascade,
  -- what a product's prices are found and compared by
  constraint products_as_priced unique (seller_id, category_id, unit, id),
  -- zero: not written yet
  constraint complete_for_sale check (
    (pack_weight > 0 and min_purchase > 0 and min_nego > 0)
    or (status = 'draft' and pack_weight >= 0 and min_purchase >= 0 and min_nego >= 0))
);
create index products_named on products (lower(name), id) where status = 'published';
create index products_listed on products (standing, lower(name), id) where status = 'published';
create index products_newest on products (created_at desc, id desc) where status = 'published';
create index products_of_category on products (category_id, standing, lower(name), id) where status = 'published';
create index products_of_seller on products (seller_id, standing, lower(name), id) where status = 'published';
-- of the sellers that a buyer subscribes to, one category's
create index products_of_seller_in_category on products (seller_id, category_id, standing, lower(name), id)
  where status = 'published';
create index products_of_material on products (material_id, standing, lower(name), id) where status = 'published';
create index products_of_grade on products (grade, standing, lower(name), id) where status = 'published';
create index products_of_origin on products (origin, standing, lower(name), id) where status = 'published';
create index products_of_form on products (form, standing, lower(name), id) where status = 'published';
create index products_of_pack_size on products (pack_size, standing, lower(name), id) where status = 'published';
-- for merges and moves to another category, which take offers of every status along
create index products_material on products (material_id, category_id, id);
-- what a search found, of one seller alone
create index products_of_seller_and_material on products (seller_id, material_id) where status = 'published';
-- offers that meet several common filters are found together, not one by one among those that meet one (MAT-6)
create index products_of_facts on products using gin ((array[
  'category ' || category_id::text, 'grade ' || grade, 'origin ' || origin, 'form ' || form, 'pack_size ' || pack_size
])) where status = 'published';
create unique index products_sku_of_seller on products (seller_id, lower(sku)) where sku <> '';
-- a list of one category by name, and of sellers by name or age, is read from an index that has the filter in front
-- of the order: names go with materials, and so with categories, so that reading along them passes over whole categories
-- (CARD-3, MAT-6; decision 0065)
create index products_of_category_named on products (category_id, lower(name), id) where status = 'published';
create index products_of_seller_named on products (seller_id, lower(name), id) where status = 'published';
create index products_of_seller_newest on products (seller_id, created_at desc, id desc) where status = 'published';
create index products_code_of_seller on products (seller_id, code_key(sku)) where sku <> '';
create trigger come_and_gone after insert or delete on products
  for each statement execute function announce_catalogue();
create trigger changed after update on products
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- Photos are kept in sizes and formats that browsers choose from (SHOP-2).
create table product_photos (
  id uuid primary key default uuidv7(),
  product_id integer not null references products,
  -- the first is the one in lists
  position smallint not null check (position between 1 and 8),
  -- of what is shown, as in its address
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  -- for who does not see it; empty: the product's name
  alt text not null default '' check (char_length(alt) <= 120),
  -- the whole picture, drawn anew, from which a part is cut
  source_id uuid not null unique references stored_files,
  unique (product_id, position) deferrable initially deferred
);
create index product_photos_hash on product_photos (hash);
create trigger come_and_gone after insert or delete on product_photos
  for each statement execute function announce_catalogue();
create trigger changed after update on product_photos
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- A photo in one size and format
create table product_photo_files (
  photo_id uuid not null references product_photos on delete cascade,
  width smallint not null check (width in (320, 800, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  file_id uuid not null unique references stored_files,
  primary key (photo_id, width, format)
);

-- Shows the first photo of what is on sale.
create function choose_cover() returns trigger language plpgsql as $$
begin
  new.cover_photo := case when new.status = 'published' then
    (select hash from product_photos where product_id = new.id order by position limit 1) end;
  return new;
end $$;
-- whoever changes photos raises the version of the picture
create trigger choose_cover before update of status, picture_version on products
  for each row execute function choose_cover();

-- Groups in which a seller shows its products
create table showcases (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  name text not null,
  slug text not null,
  position integer not null,
  unique (seller_id, slug)
);
create trigger come_and_gone after insert or delete on showcases
  for each statement execute function announce_catalogue();
create trigger changed after update on showcases
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- What a showcase holds
create table showcase_products (
  showcase_id uuid not null references showcases on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (showcase_id, product_id)
);
create index showcase_products_product on showcase_products (product_id);
create trigger come_and_gone after insert or delete on showcase_products
  for each statement execute function announce_catalogue();
create trigger changed after update on showcase_products
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- The platform takes products off sale until they are corrected (ADM-3).
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

-- What people report of products (ADM-3)
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
create index product_complaints_of_company on product_complaints (company_id);
