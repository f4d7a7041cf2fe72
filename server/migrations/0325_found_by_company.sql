-- Why: what is kept of a company is read table by table when it is taken along (OPS-5).
create index stored_files_by_company on stored_files (company_id, id);
create index price_changes_by_shop on price_changes (seller_id, id);
create index tax_invoices_by_buyer on tax_invoices (buyer_id);
create index chat_files_by_room on chat_files (room_id);
