-- A shop shows a logo and a banner [SHOP-8]. Like photos of products they are drawn anew in three sizes and formats, at
-- addresses of what they show.
alter table companies
  add column logo text check (logo ~ '^[0-9a-f]{32}$'),
  add column banner text check (banner ~ '^[0-9a-f]{32}$'),
  add check (kind = 'seller' or (logo is null and banner is null));

-- Only what is shown is kept
create table shop_picture_files (
  company_id uuid not null references companies,
  kind text not null check (kind in ('logo', 'banner')),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width smallint not null check (width in (320, 800, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  file_id uuid not null unique references stored_files,
  primary key (company_id, kind, width, format)
);
create index shop_picture_files_hash on shop_picture_files (hash);
