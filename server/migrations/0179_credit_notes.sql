-- Why: an invoice that was issued never changes; what is taken back of it stands on a credit note that names it (DOC-1).

alter table trade_paper_counts drop constraint trade_paper_counts_kind_check,
  add constraint trade_paper_counts_kind_check
    check (kind in ('proforma', 'delivery_note', 'invoice', 'receipt', 'credit_note'));

alter table trade_papers
  -- the invoice that a credit note corrects
  add column corrects uuid references trade_papers,
  drop constraint trade_papers_kind_check,
  add constraint trade_papers_kind_check
    check (kind in ('purchase_order', 'proforma', 'delivery_note', 'invoice', 'receipt', 'credit_note')),
  add check ((kind = 'credit_note') = (corrects is not null));
create index trade_papers_by_corrected on trade_papers (corrects) where corrects is not null;
