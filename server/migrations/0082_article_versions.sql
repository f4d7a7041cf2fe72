-- Why: administrators write articles, so what is written is kept in versions apart from what is shown, which has an end
-- too where one is planned (ADM-4; decision 0045).
alter table articles
  -- moves with every act, so that the slower of two people learns of it
  add column revision integer not null default 0,
  -- the version that the columns of this table hold, which is what readers see once it is published
  add column shown_version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  -- readers see it until then
  add column withdrawn_at timestamptz,
  add constraint articles_withdrawn_later check (withdrawn_at > published_at);
update articles set changed_at = coalesce(revised_at, published_at, now());

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
  primary key (article_id, number)
);
-- a version is never changed; it goes with its article alone
create trigger article_versions_kept before update or truncate on article_versions
  for each statement execute function refuse_change();

-- whoever writes an article, a person, a demo or a statement by hand: it has its first version
create function write_first_version() returns trigger language plpgsql as $$
begin
  insert into article_versions (article_id, number, slug, title, category, author_role, cover_keyword, body,
    related_categories, written_at)
  values (new.id, 1, new.slug, new.title, new.category, new.author_role, new.cover_keyword, new.body,
    new.related_categories, new.changed_at);
  return null;
end
$$;
create trigger first_version after insert on articles for each row execute function write_first_version();
insert into article_versions (article_id, number, slug, title, category, author_role, cover_keyword, body,
  related_categories, written_at)
select id, 1, slug, title, category, author_role, cover_keyword, body, related_categories, changed_at from articles;
