-- Why: what is long over is forgotten every night, and what happens to a product finds the carts it lies in.

create index sessions_begun on sessions (created_at);
-- rows lie in the order in which they were told
create index notifications_told on notifications using brin (created_at);
create index cart_lines_product on cart_lines (product_id);
