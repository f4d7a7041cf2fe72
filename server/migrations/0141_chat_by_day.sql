-- Why: how fast a seller answers is read by the days on which customers asked (SHOP-9).
create index chat_messages_by_time on chat_messages (room_id, sent_at);
