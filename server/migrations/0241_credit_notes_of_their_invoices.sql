-- Why: a credit note lowers the invoice that it corrects, not the one that was shipped first (PAY-1, CLAIM-1; decision 0070).
-- A line of a credit note names the shipment of its invoice from now on; one that names none is taken off what was shipped first.

create or replace function next_due_day(receivables) returns date language sql stable as $$
  select coalesce(
    (select due_day
     from (
       select due_day, sum(invoiced) over (order by due_day, id) as upto, sum(invoiced) over () as together
       from (
         select i.id, i.due_day, i.invoiced + coalesce(
           (select sum(c.invoiced) from receivable_lines c
            where c.order_id = i.order_id and c.shipment_id = i.shipment_id and c.invoiced < 0), 0) as invoiced
         from receivable_lines i where i.order_id = $1.order_id and i.due_day is not null) corrected) part
     where upto > $1.paid + $1.written_off + together - $1.invoiced
     order by due_day limit 1),
    (select max(due_day) from receivable_lines where order_id = $1.order_id),
    $1.pay_by)
$$;
