-- Why: the database and the code call the states of orders and subscriptions by English words; Indonesian ones are the wire's.

-- Orders ------------------------------------------------------------------------------------------------------------

alter table orders
  drop constraint orders_state_check,
  drop constraint orders_check,
  drop constraint orders_check1;
drop index orders_placed_by, orders_waiting, orders_owed;

create function english_order_state(word text) returns text language sql immutable return case word
  when 'menunggu_persetujuan' then 'awaiting_approval'
  when 'menunggu_konfirmasi' then 'awaiting_confirmation'
  when 'diproses' then 'processing'
  when 'dikirim' then 'shipped'
  when 'selesai' then 'completed'
  when 'dibatalkan' then 'cancelled'
end;
update orders set state = english_order_state(state);
update order_events set state = english_order_state(state);
drop function english_order_state;

alter table orders
  add constraint orders_state_check check (state in (
    'awaiting_approval', 'awaiting_confirmation', 'processing', 'shipped', 'completed', 'cancelled')),
  add constraint orders_submitted_check check (submitted_at is not null or state in ('awaiting_approval', 'cancelled')),
  add constraint orders_not_submitted_check check (submitted_at is null or state <> 'awaiting_approval');
create index orders_placed_by on orders (buyer_id, placed_by, placed_at) where state <> 'cancelled';
create index orders_waiting on orders (buyer_id) where state = 'awaiting_approval';
create index orders_owed on orders (seller_id, buyer_id)
  where payment_type like 'tempo-%' and paid_at is null and state <> 'cancelled';

-- Subscriptions -----------------------------------------------------------------------------------------------------

alter table subscriptions drop constraint subscriptions_status_check;
drop index subscriptions_waiting;
-- its words change, what it tells does not
alter table subscription_events disable trigger subscription_events_stay;

create function english_subscription_state(word text) returns text language sql immutable return case word
  when 'diajukan' then 'requested'
  when 'perlu_dokumen' then 'documents_wanted'
  when 'A' then 'active'
  when 'ditangguhkan' then 'suspended'
  when 'ditolak' then 'declined'
  when 'berakhir' then 'ended'
end;
update subscriptions set status = english_subscription_state(status);
update subscription_events set state = english_subscription_state(state);
drop function english_subscription_state;

alter table subscription_events enable trigger subscription_events_stay;
alter table subscriptions add constraint subscriptions_status_check check (status in (
  'requested', 'documents_wanted', 'active', 'suspended', 'declined', 'ended'));
create index subscriptions_waiting on subscriptions (seller_id) where status = 'requested';
