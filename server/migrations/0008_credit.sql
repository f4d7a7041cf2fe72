-- Why: orders on credit count against the customer's limit until the seller records that they are paid.

alter table orders
  -- when the seller recorded the payment of an order on credit, and who did
  add column paid_at timestamptz,
  add column paid_by uuid references users,
  add check ((paid_at is null) = (paid_by is null)),
  add check (paid_at is null or payment_type like 'tempo-%');

-- what a customer owes a seller
create index orders_owed on orders (seller_id, buyer_id)
  where payment_type like 'tempo-%' and paid_at is null and state <> 'dibatalkan';
