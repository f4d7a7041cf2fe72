-- Why: administrators show banners on the home page, each for some time (ADM-4; decision 0058).
create table banners (
  id integer primary key generated always as identity,
  -- moves with every act on the banner, so that the slower of two people learns of it
  revision integer not null default 0,
  place integer not null,
  heading text not null check (length(heading) between 1 and 80),
  words text not null check (length(words) <= 160),
  -- a page of the site
  link text not null check (link like '/%'),
  -- as texts name pictures (0125)
  picture text not null,
  picture_text text not null check (char_length(picture_text) between 1 and 120),
  pictures text[] not null generated always as (pictures_in(picture)) stored,
  -- null of one that nobody sees yet
  shown_from timestamptz,
  shown_until timestamptz check (shown_until > shown_from)
);
create index banners_pictures on banners using gin (pictures);

-- visitors see them on the home page (0025)
create trigger come_and_gone after insert or delete on banners
  for each statement execute function announce_catalogue();
create trigger changed after update on banners
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();
