-- Why: the invoices of a company are read by day, part by part (ORDER-8).
create index trade_papers_invoices_sold on trade_papers (seller_id, issued_at desc, id desc) where kind = 'invoice';
create index trade_papers_invoices_bought on trade_papers (buyer_id, issued_at desc, id desc) where kind = 'invoice';
