-- The day of a company asks for the orders that wait for it, not for all that it ever sold or bought (UX-3).
create index orders_to_do on orders (seller_id) where state in ('awaiting_confirmation', 'processing');
create index orders_under_way on orders (buyer_id) where parts_sent > parts_received;
