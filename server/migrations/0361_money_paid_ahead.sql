-- Why: sellers see what was paid before it was invoiced beside what customers owe, also of orders of which nothing is open (PAY-2).

create index receivables_paid_ahead on receivables (seller_id, buyer_id) where paid + written_off > invoiced;
