-- Why: the own data of a person (OPS-5) and the payments of some days (ORDER-8) are found without reading whole tables, and
-- so is what the ledger says of a shipment. A test asks that every table in the list of what is kept is found so.

create index cart_lines_by_person on cart_lines (added_by);
create index orders_by_person on orders (placed_by);
create index order_events_by_person on order_events (user_id) where user_id is not null;
create index order_reductions_by_person on order_reductions (user_id) where user_id is not null;
create index shipments_by_person_sent on shipments (sent_by) where sent_by is not null;
create index shipments_by_person_received on shipments (received_by) where received_by is not null;
create index payment_proofs_by_person_sent on payment_proofs (sent_by);
create index payment_proofs_by_person_decided on payment_proofs (decided_by) where decided_by is not null;
create index receivable_acts_by_person on receivable_acts (user_id) where user_id is not null;
create index tax_invoices_by_person on tax_invoices (attached_by);
create index shopping_lists_by_person on shopping_lists (changed_by);
create index order_drafts_by_person on order_drafts (closed_by) where closed_by is not null;
create index negotiations_by_person on negotiations (submitted_by);
create index negotiation_steps_by_person on negotiation_steps (user_id) where user_id is not null;
create index chat_messages_by_person on chat_messages (user_id);
create index subscriptions_by_person on subscriptions (asked_by) where asked_by is not null;
create index subscription_events_by_person on subscription_events (user_id);
create index document_requests_by_person on document_requests (asked_by);
create index stored_files_by_person on stored_files (uploaded_by);
create index trade_papers_by_person on trade_papers (issued_by);
create index survey_answers_by_person on survey_answers (answered_by);
create index material_proposals_by_person on material_proposals (proposed_by);
create index material_events_by_person on material_events (user_id);
create index price_requests_by_person on price_requests (asked_by);
create index grant_requests_by_person on grant_requests (asked_by);
create index price_changes_by_person on price_changes (user_id);
create index product_bulk_acts_by_person on product_bulk_acts (user_id);
create index imports_by_person on imports (user_id);
create index stock_movements_by_person on stock_movements (user_id) where user_id is not null;
create index shop_accounts_by_person on shop_accounts (proposed_by) where proposed_by is not null;
create index shop_account_events_by_person on shop_account_events (user_id);
create index application_events_by_person on application_events (user_id);
create index invitations_by_person on invitations (invited_by);

create index receivable_acts_paid_to on receivable_acts (seller_id, day, id) where kind in ('payment', 'reversal');
create index receivable_acts_paid_by on receivable_acts (buyer_id, day, id) where kind in ('payment', 'reversal');
create index receivable_lines_of_shipment on receivable_lines (shipment_id) where shipment_id is not null;
