-- What a seller has recorded as received may not have arrived: its buyer may claim any of it as missing (CLAIM-1).
alter table claim_windows add column is_confirmed boolean not null default true;

update claim_windows as w set is_confirmed = false
from shipments as s
where s.id = w.shipment_id and w.ends_at > now()
  and not exists (select from memberships as m where m.user_id = s.received_by and m.company_id = w.buyer_id);
