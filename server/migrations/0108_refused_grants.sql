-- Why: each page of a customer asks for its latest request, also a refused one (SHOP-7).
create index grant_requests_latest on grant_requests (subscription_id, asked_at desc, id desc);
