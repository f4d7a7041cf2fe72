-- Why: whoever is away is told of messages that wait for them, once until they look (CHAT-6, PUSH-2).
alter table chat_rooms
  -- the place up to which each side was told of what waits for it; 0: it was told of nothing that still waits
  add column buyer_told_place integer not null default 0,
  add column seller_told_place integer not null default 0;
create index chat_rooms_lately on chat_rooms (last_at);

-- what waits no more is told no more
create index notifications_about_room on notifications (company_id, subject_id) where kind = 'chat';
