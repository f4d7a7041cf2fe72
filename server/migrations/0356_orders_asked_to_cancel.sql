-- Why: that a buyer waits for an answer whether its order is cancelled stood on that order's page alone, and goods went out before
-- anybody saw it; lists and desks now tell it (SHIP-1; decision 0083).

-- kept by the requests to cancel
alter table orders add column cancel_asked boolean not null default false;
update orders o set cancel_asked = true
where exists (select from cancel_requests r where r.order_id = o.id and r.state = 'waiting');
create index orders_asked_to_cancel on orders (seller_id) where cancel_asked;
