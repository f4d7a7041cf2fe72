-- Why: what a seller offers in a negotiation, or has agreed to, can be had as a numbered paper before there is an order (DOC-1;
-- decision 0082).

alter table trade_paper_counts drop constraint trade_paper_counts_kind_check,
  add constraint trade_paper_counts_kind_check
    check (kind in ('quotation', 'proforma', 'delivery_note', 'invoice', 'receipt', 'credit_note'));

alter table trade_papers
  alter column order_id drop not null,
  add column negotiation_id uuid references negotiations,
  -- the step that offered its price
  add column negotiation_offer integer,
  drop constraint trade_papers_kind_check,
  add constraint trade_papers_kind_check
    check (kind in ('quotation', 'purchase_order', 'proforma', 'delivery_note', 'invoice', 'receipt', 'credit_note')),
  add check ((kind = 'quotation') = (order_id is null)),
  add check ((kind = 'quotation') = (negotiation_id is not null and negotiation_offer is not null)),
  -- an offer has one, whoever asks at once
  add unique (negotiation_id, negotiation_offer);
