-- Buyer and seller companies talk; what was said keeps its order and is never there twice (CHAT-5, CHAT-11, CHAT-12).
create table chat_rooms (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  -- who began to talk for the buyer; null once they are gone
  buyer_user_id uuid references users,
  -- moves with each message and with each reading
  version integer not null default 0,
  last_place integer not null default 0,
  last_at timestamptz not null,
  -- whoever is away is told of messages that wait for them, once until they look (CHAT-6, PUSH-2):
  -- the place up to which each side was told of what waits for it; 0: it was told of nothing that still waits
  buyer_told_place integer not null default 0,
  seller_told_place integer not null default 0,
  unique (buyer_id, seller_id)
);
create index chat_rooms_of_buyer on chat_rooms (buyer_id, last_at desc);
create index chat_rooms_of_seller on chat_rooms (seller_id, last_at desc);
create index chat_rooms_lately on chat_rooms (last_at);

-- Files of messages, by the company that hands them in
create table chat_files (
  file_id uuid primary key references stored_files,
  room_id uuid not null references chat_rooms,
  -- the company that says it
  sender_id uuid not null references companies,
  kept_at timestamptz not null
);
-- how many a company hands in in a day is counted with each of them (CHAT-11)
create index chat_files_of_company on chat_files (sender_id, kept_at);
create index chat_files_by_room on chat_files (room_id);

-- What was said, in partitions by year (decision 0098). Unique keys would have to hold the time: places and keys are unique by
-- the room's lock, under which they are given and looked for (CHAT-12).
create table chat_messages (
  room_id uuid not null references chat_rooms,
  -- 1, 2, 3 ... given under the room's lock
  place integer not null check (place > 0),
  id uuid not null default uuidv7(),
  -- the company that says it, and who does
  sender_id uuid not null references companies,
  user_id uuid not null references users,
  -- made by the sender's browser: a retry finds the message that is there
  key uuid not null,
  kind text not null check (kind in ('text', 'product', 'file')),
  text text not null check (length(text) <= 10000),
  product_id integer references products,
  sent_at timestamptz not null,
  read_by uuid references users,
  read_at timestamptz,
  file_id uuid references chat_files,
  primary key (id),
  check ((kind = 'product') = (product_id is not null)),
  check ((kind = 'file') = (file_id is not null)),
  check (text <> '' or kind <> 'text')
) partition by range (id);
create index chat_messages_unread on chat_messages (room_id, sender_id, place) where read_at is null;
create index chat_messages_product on chat_messages (product_id) where product_id is not null;
-- how fast a seller answers is read by the days on which customers asked (SHOP-9)
create index chat_messages_by_time on chat_messages (room_id, sent_at);
create index chat_messages_by_person on chat_messages (user_id);
create index chat_messages_in_room on chat_messages (room_id, place);
create index chat_messages_of_key on chat_messages (room_id, sender_id, key);
create index chat_messages_of_file on chat_messages (file_id) where file_id is not null;
select begin_partitions('chat_messages', 'year');

-- Answers that a seller keeps ready
create table chat_replies (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references companies,
  title text not null check (title <> ''),
  text text not null check (text <> '')
);
create index chat_replies_of_seller on chat_replies (seller_id, lower(title));

-- When a seller answers, as the page of its shop says (SHOP-8)
create table chat_hours (
  seller_id uuid not null references companies,
  -- 1 for Monday
  weekday smallint not null check (weekday between 1 and 7),
  -- of a clock in Jakarta, as '08:00'
  opens text not null,
  closes text not null check (closes > opens),
  primary key (seller_id, weekday)
);
create trigger come_and_gone after insert or delete on chat_hours
  for each statement execute function announce_catalogue();
