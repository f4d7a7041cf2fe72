-- Why: how many published products a showcase has is added up from what changed it, not counted anew for each page of its
-- seller (CARD-3, SELL-1; decision 0065).

-- Each change is a row of its own, so that two who write products do not wait for each other at one sum; a job puts the
-- rows of a showcase together. The sum is right in every transaction.
create table showcase_counts (
  -- without reference: what is taken out of a showcase that goes is written after it
  showcase_id uuid not null,
  offers integer not null
);
insert into showcase_counts (showcase_id, offers)
select place.showcase_id, count(*)
from showcase_products place join products p on p.id = place.product_id
where p.status = 'published'
group by place.showcase_id;
create index showcase_counts_of on showcase_counts (showcase_id) include (offers);

create function count_placed() returns trigger language plpgsql as $$
begin
  insert into showcase_counts (showcase_id, offers)
  select place.showcase_id, case tg_op when 'INSERT' then 1 else -1 end * count(*)
  from moved place join products p on p.id = place.product_id
  where p.status = 'published'
  group by place.showcase_id;
  return null;
end $$;
create trigger placed_counted after insert on showcase_products
  referencing new table as moved for each statement execute function count_placed();
create trigger taken_out_counted after delete on showcase_products
  referencing old table as moved for each statement execute function count_placed();

-- on sale or not any more; before a deletion, because what follows from it no longer finds the product
create function count_shown() returns trigger language plpgsql as $$
begin
  insert into showcase_counts (showcase_id, offers)
  select showcase_id, case when tg_op = 'UPDATE' and new.status = 'published' then 1 else -1 end
  from showcase_products where product_id = old.id;
  return coalesce(new, old);
end $$;
create trigger shown_counted after update of status on products
  for each row when (old.status <> new.status and 'published' in (old.status, new.status))
  execute function count_shown();
create trigger deleted_counted before delete on products
  for each row when (old.status = 'published') execute function count_shown();
