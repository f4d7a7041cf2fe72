-- Why: a closed account's name is erased (REG-3), so notifications and histories keep the person's id, never the name.

alter table notifications add column doer_id uuid references users;

-- what colleagues were told of an order that waits; the order's history knows who took the step
update notifications n
set doer_id = e.user_id,
  message = regexp_replace(n.message, '^.*? (?=(meminta persetujuan|menyetujui|menolak|membatalkan) pesanan )', '')
from order_events e
where (n.kind = 'approval' or (n.kind = 'order' and n.user_id is not null))
  and n.link = '/transaksi/daftar-transaksi/' || e.order_id
  and e.event = case substring(n.message from '^.*? (meminta persetujuan|menyetujui|menolak|membatalkan) pesanan ')
    when 'meminta persetujuan' then 'place'
    when 'menyetujui' then 'approve'
    when 'menolak' then 'refuse'
    when 'membatalkan' then 'cancel'
  end;

-- the person in the terms: found by the name where one member alone has it, otherwise left out
alter table subscription_events disable trigger subscription_events_stay;
update subscription_events e
set terms = (terms - 'salesName') || jsonb_build_object('salesUserId', (
  select min(u.id::text)
  from memberships m join users u on u.id = m.user_id
  where m.company_id = e.company_id and u.name = e.terms ->> 'salesName'
  having count(*) = 1))
where terms is not null;
alter table subscription_events enable trigger subscription_events_stay;
