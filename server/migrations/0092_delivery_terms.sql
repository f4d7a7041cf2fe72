-- Why: a seller says itself how it delivers: free from an amount, on which days, not on its holidays, and where buyers may
-- fetch the goods instead (SHOP-8).
create table delivery_terms (
  seller_id uuid primary key references companies,
  -- of the rates and the holidays, too
  version integer not null,
  -- of the goods, before vouchers and PPN; null: delivery is never free by amount
  free_from numeric(15, 2) check (free_from > 0),
  -- on which it delivers: 1 is Monday
  weekdays smallint[] not null
    check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  -- where and when goods may be fetched; null: they are always delivered
  pickup text
);

create table delivery_holidays (
  seller_id uuid not null references companies,
  day date not null,
  name text not null,
  primary key (seller_id, day)
);

-- where the buyer fetches the goods, as it was told when they were ordered; null: they are delivered
alter table orders add column pickup text;
