-- Why: buyers were reminded of, and shown as late, what was not shipped yet: the last day to pay is that of invoices, and so is
-- what is to be paid by then (PAY-2; decision 0070).

-- what is to be paid now: all of what is paid before it is shipped, otherwise what was shipped
alter table receivables add column to_pay numeric(18, 2) not null generated always as (
  case when pay_by is null then greatest(invoiced - paid - written_off, 0) else comes_to - paid - written_off end) stored;

-- where all that was shipped is paid and more is to come, there is no last day until it is shipped
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
    case when $1.pay_by is not null or $1.comes_to <= $1.paid + $1.written_off
      then (select max(due_day) from receivable_lines where order_id = $1.order_id) end,
    $1.pay_by)
$$;

create or replace function move_receivables() returns trigger language plpgsql as $$
begin
  update receivables r
  set comes_to = r.comes_to + m.ordered, invoiced = r.invoiced + m.invoiced, paid = r.paid + m.paid,
    written_off = r.written_off + m.written_off
  from (
    select order_id, sum(ordered) as ordered, sum(invoiced) as invoiced, sum(paid) as paid,
      sum(written_off) as written_off
    from moved where order_id is not null group by order_id) m
  where r.order_id = m.order_id;
  update receivables r set due_day = next_due_day(r)
  where r.order_id in (
    select order_id from moved where invoiced <> 0 or paid <> 0 or written_off <> 0 or ordered < 0);
  -- a row is made before it is moved, since one that is proposed with less than nothing would be refused
  insert into receivable_accounts (seller_id, buyer_id)
  select distinct seller_id, buyer_id from moved where invoiced <> 0 or paid <> 0 or written_off <> 0
  order by seller_id, buyer_id
  on conflict do nothing;
  update receivable_accounts a set balance = a.balance + m.balance, credit = a.credit + m.credit
  from (
    select seller_id, buyer_id, sum(invoiced - paid - written_off) as balance,
      coalesce(sum(paid) filter (where order_id is null), 0) as credit
    from moved where invoiced <> 0 or paid <> 0 or written_off <> 0
    group by seller_id, buyer_id) m
  where (a.seller_id, a.buyer_id) = (m.seller_id, m.buyer_id);
  return null;
end $$;

update receivables r set due_day = next_due_day(r)
where r.invoiced < r.comes_to and r.due_day is distinct from next_due_day(r);

-- a statement reads the lines of its pair alone
create index receivable_lines_of_pair on receivable_lines (seller_id, buyer_id);
