-- Why: buyer and seller companies talk; what was said keeps its order and is never there twice (CHAT-5, CHAT-11, CHAT-12).
create table chat_rooms (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references companies,
  seller_id uuid not null references companies,
  -- who began to talk for the buyer, and who talks for the seller; null once they are gone
  buyer_user_id uuid references users,
  seller_user_id uuid references users,
  -- moves with each message and with each reading
  version integer not null default 0,
  last_place integer not null default 0,
  last_at timestamptz not null,
  unique (buyer_id, seller_id)
);
create index chat_rooms_of_buyer on chat_rooms (buyer_id, last_at desc);
create index chat_rooms_of_seller on chat_rooms (seller_id, last_at desc);

create table chat_messages (
  room_id uuid not null references chat_rooms,
  -- 1, 2, 3 ... given under the room's lock
  place integer not null check (place > 0),
  id uuid not null default uuidv7() unique,
  -- the company that says it, and who does
  sender_id uuid not null references companies,
  user_id uuid not null references users,
  -- made by the sender's browser: a retry finds the message that is there
  key uuid not null,
  kind text not null check (kind in ('text', 'product')),
  text text not null check (length(text) <= 10000),
  product_id integer references products,
  sent_at timestamptz not null,
  read_by uuid references users,
  read_at timestamptz,
  primary key (room_id, place),
  unique (room_id, sender_id, key),
  check ((kind = 'product') = (product_id is not null)),
  check (text <> '' or kind = 'product')
);
create index chat_messages_unread on chat_messages (room_id, sender_id, place) where read_at is null;
create index chat_messages_product on chat_messages (product_id) where product_id is not null;
