-- What administrators write: texts, banners, the survey, days and rates. All texts are written alike: paragraphs parted by an
-- empty line, and '## ' before the heading of a section (CONTENT-1, CONTENT-2, HOME-4; decision 0026). The first ones stand in
-- content/.

-- Named by the hash of what it shows, as in its address; two alike are one
create table content_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- of its largest size, so that a page knows its room before it arrives
  width smallint not null check (width between 1 and 1600),
  height smallint not null check (height between 1 and 1600),
  added_at timestamptz not null
);

-- A picture in the sizes and formats that browsers choose from
create table content_picture_files (
  hash text not null references content_pictures on delete cascade,
  width smallint not null check (width in (320, 800, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  file_id uuid not null unique references stored_files,
  primary key (hash, width, format)
);

-- The hashes of the pictures that a text shows
create function pictures_in(written text) returns text[] language sql immutable strict parallel safe
return (
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(written, '/gambar/konten/([0-9a-f]{32})-', 'g') as found
);

-- What readers see of an article; what is written is kept in versions apart from it (ADM-4; decision 0045).
create table articles (
  id integer primary key generated always as identity,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 160),
  category text not null check (length(category) between 1 and 40),
  author_role text not null check (length(author_role) between 1 and 60),
  -- what its cover shows; domain/content/cover.ts knows the drawings
  cover_keyword text not null default '',
  body text not null,
  -- categories of the marketplace, by id: this area knows none of them
  related_categories smallint[] not null default '{}',
  -- null of a draft; one of the future is shown from then on
  published_at timestamptz,
  -- the last change that readers are told of
  revised_at timestamptz,
  -- moves with every act, so that the slower of two people learns of it
  revision integer not null default 0,
  -- the version that the columns of this table hold, which is what readers see once it is published
  shown_version integer not null default 1,
  changed_at timestamptz not null default now(),
  -- readers see it until then
  withdrawn_at timestamptz,
  -- 'head_picture' is written as in a text: /gambar/konten/{hash}-{width}x{height}
  head_picture text not null default '',
  head_picture_text text not null default '' check (char_length(head_picture_text) <= 120),
  pictures text[] not null generated always as (pictures_in(head_picture || ' ' || body)) stored,
  check (withdrawn_at > published_at)
);
create index on articles (published_at desc, id desc) where published_at is not null;
create index articles_pictures on articles using gin (pictures);
create trigger come_and_gone after insert or delete on articles
  for each statement execute function announce_catalogue();
create trigger changed after update on articles
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- An article as it was written
create table article_versions (
  article_id integer not null references articles on delete cascade,
  number integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 160),
  category text not null check (length(category) between 1 and 40),
  author_role text not null check (length(author_role) between 1 and 60),
  cover_keyword text not null,
  body text not null,
  related_categories smallint[] not null,
  written_at timestamptz not null,
  head_picture text not null default '',
  head_picture_text text not null default '' check (char_length(head_picture_text) <= 120),
  pictures text[] not null generated always as (pictures_in(head_picture || ' ' || body)) stored,
  primary key (article_id, number)
);
create index article_versions_pictures on article_versions using gin (pictures);
-- a version is never changed; it goes with its article alone
create trigger article_versions_kept before update or truncate on article_versions
  for each statement execute function refuse_change();

-- whoever writes an article, a person, a demo or a statement by hand: it has its first version
create function write_first_version() returns trigger language plpgsql as $$
begin
  insert into article_versions (article_id, number, slug, title, category, author_role, cover_keyword, head_picture,
    head_picture_text, body, related_categories, written_at)
  values (new.id, 1, new.slug, new.title, new.category, new.author_role, new.cover_keyword, new.head_picture,
    new.head_picture_text, new.body, new.related_categories, new.changed_at);
  return null;
end
$$;
create trigger first_version after insert on articles for each row execute function write_first_version();

-- Questions and answers, which help marks on pages lead to (decision 0085)
create table faq_entries (
  id integer primary key generated always as identity,
  -- what links to the entry name: /faq#nego
  anchor text not null unique check (anchor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(anchor) <= 60),
  place integer not null,
  section text not null check (length(section) between 1 and 60),
  question text not null check (length(question) between 1 and 200),
  answer text not null,
  -- moves with every act on the entry, so that the slower of two people learns of it
  revision integer not null default 0,
  is_shown boolean not null default true,
  pictures text[] not null generated always as (pictures_in(answer)) stored
);
create index faq_entries_pictures on faq_entries using gin (pictures);

-- A version is never changed once it is valid: people have agreed to it by its name (consents.version)
create table page_versions (
  page text not null check (page in ('about', 'terms', 'privacy')),
  version text not null check (length(version) between 1 and 20),
  -- the day of Asia/Jakarta on which it takes the place of the one before
  valid_from date not null,
  title text not null check (length(title) between 1 and 100),
  body text not null,
  -- moves with every change, so that the slower of two people learns of it
  revision integer not null default 0,
  pictures text[] not null generated always as (pictures_in(body)) stored,
  primary key (page, version),
  unique (page, valid_from)
);
create index page_versions_pictures on page_versions using gin (pictures);
create trigger come_and_gone after insert or delete on page_versions
  for each statement execute function announce_catalogue();
create trigger changed after update on page_versions
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- What companies say of the platform
create table testimonials (
  id integer primary key generated always as identity,
  place integer not null,
  words text not null check (length(words) between 1 and 400),
  company_name text not null check (length(company_name) between 1 and 100),
  revision integer not null default 0,
  is_shown boolean not null default true
);
create trigger come_and_gone after insert or delete on testimonials
  for each statement execute function announce_catalogue();
create trigger changed after update on testimonials
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- Pictures on the home page, each shown for some time (ADM-4; decision 0058)
create table banners (
  id integer primary key generated always as identity,
  -- moves with every act on the banner, so that the slower of two people learns of it
  revision integer not null default 0,
  place integer not null,
  heading text not null check (length(heading) between 1 and 80),
  words text not null check (length(words) <= 160),
  -- a page of the site
  link text not null check (link like '/%'),
  -- as texts name pictures
  picture text not null,
  picture_text text not null check (char_length(picture_text) between 1 and 120),
  pictures text[] not null generated always as (pictures_in(picture)) stored,
  -- null of one that nobody sees yet
  shown_from timestamptz,
  shown_until timestamptz check (shown_until > shown_from)
);
create index banners_pictures on banners using gin (pictures);
create trigger come_and_gone after insert or delete on banners
  for each statement execute function announce_catalogue();
create trigger changed after update on banners
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- Questions of the contact form are kept beside the WhatsApp message that they open, so that none is lost (ADM-5).
create table contact_messages (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 80),
  business text not null check (char_length(business) between 1 and 60),
  -- as it was typed, by somebody who may be anybody
  email text check (char_length(email) <= 254),
  question text not null check (char_length(question) between 1 and 200),
  -- the day in Jakarta: of the same question, one a day is kept
  asked_on date not null,
  asked_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'read', 'done')),
  version integer not null default 1,
  reply text,
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null)),
  check (reply is null or email is not null)
);
create unique index contact_messages_once on contact_messages (asked_on, md5(name), md5(question));
create index contact_messages_state on contact_messages (state, id);
create index contact_messages_age on contact_messages (asked_at);
-- searched by any part of their words, however many there are (ADM-5; decision 0061)
create index contact_messages_words on contact_messages
  using gin (name gin_trgm_ops, question gin_trgm_ops, email gin_trgm_ops);

-- What is left of an option is its id, which means one thing for good; 5 is 'Lainnya' (contract: survey).
create table survey_options (
  id smallint generated always as identity (start with 7) primary key
);
insert into survey_options (id) overriding system value select generate_series(1, 6);

-- How newcomers found the platform (SURVEY-1) is asked in versions, and answers keep the one that was asked (ADM-5; decision 0061).
create table survey_versions (
  id integer primary key generated always as identity,
  -- moves with every act on the version, so that the slower of two people learns of it
  revision integer not null default 0,
  -- whether it asks something else than the version before it: then those who have answered are asked again
  is_new_question boolean not null,
  title text not null check (length(title) between 1 and 100),
  lead text not null check (length(lead) <= 200),
  -- the day in Jakarta from which it is asked; null of a draft
  valid_from date unique
);

-- What a version asks, in its order
create table survey_version_options (
  version_id integer not null references survey_versions on delete cascade,
  option_id smallint not null references survey_options,
  place smallint not null,
  label text not null check (length(label) between 1 and 80),
  primary key (version_id, option_id)
);
insert into survey_versions (is_new_question, title, lead, valid_from) values (
  true, 'Dari mana Anda mengetahui kami?',
  'Satu pertanyaan saja, agar kami tahu cara terbaik menjangkau perusahaan seperti Anda.', '2026-01-01');
insert into survey_version_options (version_id, option_id, place, label) values
  (1, 1, 1, 'Mesin pencari (Google dan sejenisnya)'),
  (1, 2, 2, 'Media sosial'),
  (1, 3, 3, 'Rekomendasi rekan atau mitra usaha'),
  (1, 4, 4, 'Pameran atau seminar industri'),
  (1, 6, 5, 'Tenaga penjualan atau e-mail dari kami'),
  (1, 5, 6, 'Lainnya');

-- One answer a company
create table survey_answers (
  company_id uuid not null references companies,
  option_id smallint not null,
  other_text text,
  answered_by uuid not null references users,
  answered_at timestamptz not null,
  version_id integer not null,
  -- the version that began the question: each company answers a question once
  question_id integer not null references survey_versions,
  primary key (company_id, question_id),
  check ((option_id = 5) = (other_text is not null)),
  foreign key (version_id, option_id) references survey_version_options (version_id, option_id)
);
create index survey_answers_version on survey_answers (version_id, answered_at);
create index survey_answers_by_person on survey_answers (answered_by);

-- Deadlines in working days leave out the days on which the whole country does not work (ADM-2).
create table public_holidays (
  day date primary key,
  name text not null check (name = trim(name) and length(name) between 1 and 80),
  kind text not null check (kind in ('national', 'joint'))
);
create trigger come_and_gone after insert or delete on public_holidays
  for each statement execute function announce_catalogue();
-- 2026 by the joint decree of three ministers; of later years those whose date no decree moves
insert into public_holidays (day, name, kind) values
('2026-01-01', 'Tahun Baru Masehi', 'national'),
('2026-01-16', 'Isra Mikraj Nabi Muhammad', 'national'),
('2026-02-16', 'Cuti bersama Tahun Baru Imlek', 'joint'),
('2026-02-17', 'Tahun Baru Imlek', 'national'),
('2026-03-18', 'Cuti bersama Hari Suci Nyepi', 'joint'),
('2026-03-19', 'Hari Suci Nyepi', 'national'),
('2026-03-20', 'Cuti bersama Idulfitri', 'joint'),
('2026-03-21', 'Idulfitri', 'national'),
('2026-03-22', 'Idulfitri', 'national'),
('2026-03-23', 'Cuti bersama Idulfitri', 'joint'),
('2026-03-24', 'Cuti bersama Idulfitri', 'joint'),
('2026-04-03', 'Wafat Yesus Kristus', 'national'),
('2026-04-05', 'Kebangkitan Yesus Kristus (Paskah)', 'national'),
('2026-05-01', 'Hari Buruh Internasional', 'national'),
('2026-05-14', 'Kenaikan Yesus Kristus', 'national'),
('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus', 'joint'),
('2026-05-27', 'Iduladha', 'national'),
('2026-05-28', 'Cuti bersama Iduladha', 'joint'),
('2026-05-31', 'Hari Raya Waisak', 'national'),
('2026-06-01', 'Hari Lahir Pancasila', 'national'),
('2026-06-16', 'Tahun Baru Islam', 'national'),
('2026-08-17', 'Hari Kemerdekaan', 'national'),
('2026-08-25', 'Maulid Nabi Muhammad', 'national'),
('2026-12-24', 'Cuti bersama Natal', 'joint'),
('2026-12-25', 'Hari Raya Natal', 'national'),
('2027-01-01', 'Tahun Baru Masehi', 'national'),
('2027-05-01', 'Hari Buruh Internasional', 'national'),
('2027-06-01', 'Hari Lahir Pancasila', 'national'),
('2027-08-17', 'Hari Kemerdekaan', 'national'),
('2027-12-25', 'Hari Raya Natal', 'national');

-- Beside a price stands its approximate equivalent in another currency, at the rate of a day (HEAD-6).
create table currency_rates (
  currency text not null check (currency in ('EUR', 'GBP', 'USD', 'RUB')),
  -- in Asia/Jakarta
  valid_from date not null,
  -- what one costs
  rupiah numeric(13, 4) not null check (rupiah > 0),
  primary key (currency, valid_from)
);
