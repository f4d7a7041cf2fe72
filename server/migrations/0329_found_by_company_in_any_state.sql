-- Why: a company's rows are read by the company when it takes its data along, and counted and ended by it when it is closed
-- (OPS-5). An index of some states only serves neither: the archive wants all of them, and where the states are given to the
-- statement instead of written in it, the planner does not know that the index has them.

-- orders: those that wait in the buyer's company are few, so the index grows by next to nothing and no write costs more
create index orders_sold on orders (seller_id, submitted_at desc);
-- one entry more for each paper that is no invoice, in place of an index of invoices alone; papers are never changed
create index trade_papers_bought on trade_papers (buyer_id, kind, issued_at desc, id desc);
-- what a buyer has with shops beyond its orders; its amounts are written without it, since no buyer changes
create index receivable_accounts_bought on receivable_accounts (buyer_id);
create index virtual_accounts_bought on virtual_accounts (buyer_id, state);
create index virtual_accounts_sold on virtual_accounts (seller_id, state);
create index document_requests_told on document_requests (seller_id, state, asked_at, id);
create index price_requests_asked on price_requests (seller_id, state, asked_at);

-- written seldom, and kept for long
create index company_documents_of_company on company_documents (company_id);
create index expected_goods_of_product on expected_goods (product_id);
create index invitations_of_company on invitations (company_id);
create index lot_certificates_of_shop on lot_certificates (seller_id);
create index product_complaints_of_company on product_complaints (company_id);
create index product_documents_of_shop on product_documents (seller_id);

-- what ends with an account, kept for half a year or longer
create index invitations_to on invitations (lower(email));
create index mail_stops_of on mail_stops (user_id);

-- receivables, proofs of payment and claim windows are read by their order, drafts by their list, and rules of prices by
-- their product, which have an index each: none of their own by company, which every payment would have to write
