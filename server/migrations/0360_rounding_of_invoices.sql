-- Why: PPN is rounded on each invoice by itself, and what that makes different of an order stands in its ledger (TAX-1, PAY-1;
-- decision 0112).

alter table receivable_acts drop constraint receivable_acts_kind_check,
  add constraint receivable_acts_kind_check check (kind in ('opening', 'order', 'reduction', 'rounding', 'cancellation', 'invoice',
    'payment', 'credit_use', 'credit_note', 'write_off', 'reversal'));
