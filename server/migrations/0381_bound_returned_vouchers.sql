-- Why: a voucher that a cancelled order gave back was free of what its first one was bound to: the debt of points that it was
-- redeemed with, and the verified e-mail address of a promo (ORDER-6, REG-2).

alter table vouchers drop constraint vouchers_check;
alter table vouchers
  add column is_promo boolean not null default false,
  add check (case source when 'reward' then reward_id is not null when 'promo' then reward_id is null else true end);

update vouchers set is_promo = true where source = 'promo';

-- the earlier first: what came back may have been used and come back again
do $$
declare
  back record;
begin
  for back in
    select v.id, c.voucher_id from vouchers v
    join orders o on o.id = split_part(v.key, ':', 2)::uuid and o.buyer_id = v.company_id
    join checkouts c on c.buyer_id = o.buyer_id and c.key = o.checkout_key
    where v.source = 'returned' and v.key ~ '^returned:[0-9a-f-]{36}(:|$)' and c.voucher_id is not null
    order by v.created_at, v.id
  loop
    update vouchers v set reward_id = first.reward_id, is_promo = first.is_promo
    from vouchers first where v.id = back.id and first.id = back.voucher_id;
  end loop;
end $$;
