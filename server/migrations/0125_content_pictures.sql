-- Why: texts show pictures that administrators upload, and articles have one of these at their head (ADM-4; decision 0058).

-- Named by the hash of what it shows, as in its address; two alike are one
create table content_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- of its largest size, so that a page knows its room before it arrives
  width smallint not null check (width between 1 and 1600),
  height smallint not null check (height between 1 and 1600),
  added_at timestamptz not null
);

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

-- 'head_picture' is written as in a text: /gambar/konten/{hash}-{width}x{height}
alter table articles
  add column head_picture text not null default '',
  add column head_picture_text text not null default '' check (char_length(head_picture_text) <= 120),
  add column pictures text[] not null generated always as (pictures_in(head_picture || ' ' || body)) stored;
alter table article_versions
  add column head_picture text not null default '',
  add column head_picture_text text not null default '' check (char_length(head_picture_text) <= 120),
  add column pictures text[] not null generated always as (pictures_in(head_picture || ' ' || body)) stored;
alter table faq_entries add column pictures text[] not null generated always as (pictures_in(answer)) stored;
alter table page_versions add column pictures text[] not null generated always as (pictures_in(body)) stored;
create index articles_pictures on articles using gin (pictures);
create index article_versions_pictures on article_versions using gin (pictures);
create index faq_entries_pictures on faq_entries using gin (pictures);
create index page_versions_pictures on page_versions using gin (pictures);

create or replace function write_first_version() returns trigger language plpgsql as $$
begin
  insert into article_versions (article_id, number, slug, title, category, author_role, cover_keyword, head_picture,
    head_picture_text, body, related_categories, written_at)
  values (new.id, 1, new.slug, new.title, new.category, new.author_role, new.cover_keyword, new.head_picture,
    new.head_picture_text, new.body, new.related_categories, new.changed_at);
  return null;
end
$$;
