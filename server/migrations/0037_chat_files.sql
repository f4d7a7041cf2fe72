-- Why: messages carry files, and a seller answers with kept replies within hours it names (CHAT-11, SELLER-1).
create table chat_files (
  file_id uuid primary key references stored_files,
  room_id uuid not null references chat_rooms,
  -- the company that says it
  sender_id uuid not null references companies,
  kept_at timestamptz not null
);

alter table chat_messages
  add column file_id uuid unique references chat_files,
  drop constraint chat_messages_kind_check,
  drop constraint chat_messages_check1,
  add constraint chat_messages_kind_check check (kind in ('text', 'product', 'file')),
  add constraint chat_messages_file_check check ((kind = 'file') = (file_id is not null)),
  add constraint chat_messages_text_there check (text <> '' or kind <> 'text');

-- who talks for a seller is said by the subscription alone
alter table chat_rooms drop column seller_user_id;

create table chat_replies (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  title text not null check (title <> ''),
  text text not null check (text <> '')
);
create index chat_replies_of_seller on chat_replies (seller_id, lower(title));

create table chat_hours (
  seller_id uuid not null references companies,
  -- 1 for Monday
  weekday smallint not null check (weekday between 1 and 7),
  -- of a clock in Jakarta, as '08:00'
  opens text not null,
  closes text not null check (closes > opens),
  primary key (seller_id, weekday)
);
