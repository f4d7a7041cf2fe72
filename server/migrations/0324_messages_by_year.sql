-- Why: what was said is kept in parts by year (CHAT-11; decision 0098). Unique keys would have to hold the time: places and
-- keys are unique by the room's lock, under which they are given and looked for (CHAT-12).
alter table chat_messages drop constraint chat_messages_pkey, drop constraint chat_messages_room_id_sender_id_key_key,
  drop constraint chat_messages_file_id_key, drop constraint chat_messages_id_key;
alter table chat_messages add primary key (id);
create index chat_messages_in_room on chat_messages (room_id, place);
create index chat_messages_of_key on chat_messages (room_id, sender_id, key);
create index chat_messages_of_file on chat_messages (file_id) where file_id is not null;
select lie_in_partitions('chat_messages', 'id', 'id', 'year');
drop function lie_in_partitions;
