-- Why: 0329 has the same in any state. Apart from it, since nobody reads a table while one of its indexes is dropped: here
-- that lasts no longer than the statement, there as long as the new ones are built.
drop index orders_seller;
drop index trade_papers_invoices_bought;
drop index virtual_accounts_of_buyer;
drop index document_requests_waiting;
drop index price_requests_of_seller;
