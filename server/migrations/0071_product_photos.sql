-- Why: sellers show their products on photos, each kept in sizes and formats that browsers choose from (SHOP-2).

alter table stored_files
  drop constraint stored_files_kind_check,
  add constraint stored_files_kind_check check (kind in ('pdf', 'jpeg', 'png', 'webp', 'avif'));

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

create table product_photo_files (
  photo_id uuid not null references product_photos on delete cascade,
  width smallint not null check (width in (320, 800, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  file_id uuid not null unique references stored_files,
  primary key (photo_id, width, format)
);

-- The hash of the first photo of what is on sale: a photo of a draft, or of what was withdrawn, is shown to its seller alone
alter table products add column cover_photo text;

create function choose_cover() returns trigger language plpgsql as $$
begin
  new.cover_photo := case when new.status = 'published' then
    (select hash from product_photos where product_id = new.id order by position limit 1) end;
  return new;
end $$;
-- whoever changes photos raises the version of the picture
create trigger choose_cover before update of status, picture_version on products
  for each row execute function choose_cover();

-- visitors see them on the product's page (0025)
create trigger come_and_gone after insert or delete on product_photos
  for each statement execute function announce_catalogue();
create trigger changed after update on product_photos
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();
