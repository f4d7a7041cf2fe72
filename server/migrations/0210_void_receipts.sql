-- Why: a kwitansi whose payment was undone is void, and says so where it is read and proved; the paper itself stays as it was
-- issued (DOC-1; decision 0082).

alter table trade_papers
  -- an id without a reference: the payment that a kwitansi is of
  add column payment_id uuid;

-- both were written at one moment
alter table trade_papers disable trigger trade_papers_stay;
update trade_papers p set payment_id = a.id
from receivable_acts a join receivable_lines l on l.act_id = a.id
where p.kind = 'receipt' and a.kind = 'payment' and a.at = p.issued_at and l.order_id = p.order_id;
alter table trade_papers enable trigger trade_papers_stay;
create index trade_papers_of_payment on trade_papers (payment_id) where payment_id is not null;

-- only appended to
create table trade_paper_voids (
  paper_id uuid primary key references trade_papers,
  voided_at timestamptz not null,
  reason text not null
);
create trigger trade_paper_voids_stay before update or delete on trade_paper_voids
  for each row execute function refuse_change();
create trigger trade_paper_voids_stay_whole before truncate on trade_paper_voids
  for each statement execute function refuse_change();

insert into trade_paper_voids (paper_id, voided_at, reason)
select p.id, u.at, u.reason from trade_papers p join receivable_acts u on u.undoes = p.payment_id;
