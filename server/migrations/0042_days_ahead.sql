-- Why: what is due, and what expires, is asked for by its day without reading everything else (HOME-9, ORDER-1, DOC-2).

-- the last day to pay an order on credit, in Asia/Jakarta; known once it is shipped
alter table orders add column due_day date check (due_day is null or payment_type like 'tempo-%');
update orders o
set due_day = (shipped.at at time zone 'Asia/Jakarta')::date + substring(o.payment_type from '\d+')::int
from (select order_id, max(at) as at from order_events where event = 'ship' group by order_id) shipped
where shipped.order_id = o.id and o.payment_type like 'tempo-%';
create index orders_due_from on orders (buyer_id, due_day) where due_day is not null and paid_at is null;
create index orders_due_to on orders (seller_id, due_day) where due_day is not null and paid_at is null;

alter table product_documents
  -- one that was replaced stays with its readers
  add column replaced_at timestamptz,
  -- when its seller was told that its last day is near
  add column expiry_told_at timestamptz;
alter table product_documents drop constraint product_documents_product_id_kind_language_key;
create unique index product_documents_present on product_documents (product_id, kind, language)
  where replaced_at is null;
create index product_documents_earlier on product_documents (product_id, kind, language) where replaced_at is not null;
create index product_documents_expiring on product_documents (valid_until)
  where replaced_at is null and expiry_told_at is null;
