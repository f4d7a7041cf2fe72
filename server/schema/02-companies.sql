-- what people read as one name: case, accents, marks, spaces and legal forms do not count, and what looks alike is the same
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(translate(regexp_replace(regexp_replace(regexp_replace(
    translate(
      lower(normalize(name, nfkd)),
      -- of the Cyrillic and the Greek alphabet, small capitals, and letters with a stroke
      'авсекмнортухіјѕһԁԛԝѵь' || 'αβεζηικμνορτυχϲϳω' || 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ' || 'ıłøđɡɑ',
      'abcekmhoptyxijshdqwvb' || 'abezhikmnoptyxcjw' || 'abcdeghijklmnoprstuvwyz' || 'ilodga'),
    -- accents, and what is not seen
    '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'),
    '(^| )(p ?t|c ?v|u ?d|p ?d|t ?b ?k|persero|perseroan|terbatas)(?= |$)', '', 'g'),
    'i10 ', 'llo'), ''), lower(name))
$$;

-- Buyers, sellers and the platform itself. The code calls kinds and states by English words; Indonesian ones are the wire's.
create table companies (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('buyer', 'seller', 'platform')),
  name text not null,
  username text not null unique,
  npwp text,
  business_type text,
  phone text not null default '',
  about text not null default '',
  address text not null default '',
  city text not null default '',
  province text not null default '',
  seller_type text check (seller_type in ('distributor', 'importer', 'producer')),
  exchange_rate numeric(12, 2),
  is_pkp boolean not null default true,
  created_at timestamptz not null,
  nib text check (nib ~ '^[0-9]{13}$'),
  -- the company's own words where business_type is 'Lainnya'
  business_type_other text,
  -- since when nobody finds it or trades with it
  suspended_at timestamptz,
  verified_at timestamptz,
  suspension_reason text,
  -- A shop shows a logo and a banner [SHOP-8]. Like photos of products they are drawn anew in three sizes and formats, at
  -- addresses of what they show.
  logo text check (logo ~ '^[0-9a-f]{32}$'),
  banner text check (banner ~ '^[0-9a-f]{32}$'),
  -- moves with every change: of two owners who saw the same data the later is told, and writes nothing of the other's back
  -- (REG-3, ADM-2).
  profile_version integer not null default 1,
  name_key text not null generated always as (name_key(name)) stored,
  -- since when nobody acts for it any more
  closed_at timestamptz,
  check (kind <> 'seller' or (seller_type is not null and exchange_rate > 0)),
  check (suspended_at is null or kind <> 'platform'),
  check (kind = 'seller' or (logo is null and banner is null))
);
-- doubles are looked for among all companies
create index companies_npwp on companies (npwp);
create index companies_nib on companies (nib);
-- administrators read all companies from the newest on, and find them by a part of the name (ADM-2)
create index companies_newest on companies (created_at desc, id desc);
create index companies_name on companies using gin (name gin_trgm_ops);
create index companies_suspended on companies (created_at desc, id desc) where suspended_at is not null;
create index companies_name_key on companies (name_key);
-- the list of sellers, without all those that buy
create index companies_selling on companies (lower(name), id) where kind = 'seller' and suspended_at is null;
-- visitors see nothing of buyers
create trigger come after insert on companies
  for each row when (new.kind = 'seller') execute function announce_catalogue();
create trigger changed after update on companies
  for each row when (new.kind = 'seller' and old.* is distinct from new.*) execute function announce_catalogue();

-- Where a company takes deliveries, or sends them from
create table addresses (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  label text not null,
  recipient text not null,
  phone text not null,
  street text not null,
  city text not null,
  province text not null,
  postal_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  -- the place of business (NITKU) that an address is of; null: the head office
  nitku text check (nitku ~ '^[0-9]{22}$')
);
create index addresses_company on addresses (company_id);
create unique index addresses_default on addresses (company_id) where is_default;

-- Administrators look at companies that buy: each is verified or sent back with reasons, and can be suspended and opened
-- again (ADM-2; decision 0048).
create table company_reviews (
  company_id uuid primary key references companies,
  state text not null check (state in ('waiting', 'correction', 'verified')),
  version integer not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- of the last decision, for the company to read
  reasons text[] not null default '{}',
  note text,
  -- what a seller asks for, beside what holds until an administrator decides; it stands here once it was refused, too
  asked_name text,
  asked_npwp text,
  asked_nib text,
  check (
    case when asked_name is null then asked_npwp is null and asked_nib is null else state <> 'verified' end)
);
create index company_reviews_queue on company_reviews (state, due_at, company_id);
