-- Why: the owner of a new shop is asked what becomes of prices that buyers enter as agreed (NEGO-13); shops that are open keep
-- what holds for them and are not asked.

insert into nego_settings (seller_id, deal_policy, auto_reply)
select id, 'immediate', false from companies where kind = 'seller'
on conflict do nothing;
