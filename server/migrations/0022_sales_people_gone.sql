-- Why: a customer's contact is somebody who sells for the seller; whoever has left or has another role is no longer.

update subscriptions s set sales_user_id = null
where sales_user_id is not null and not exists (
  select from memberships m
  where m.company_id = s.seller_id and m.user_id = s.sales_user_id and m.role in ('owner', 'sales'));
