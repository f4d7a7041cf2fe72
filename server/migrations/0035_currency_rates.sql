-- Why: beside a price stands its approximate equivalent in another currency, at the rate of a day (HEAD-6).
create table currency_rates (
  currency text not null check (currency in ('EUR', 'GBP', 'USD', 'RUB')),
  -- in Asia/Jakarta
  valid_from date not null,
  -- what one costs
  rupiah numeric(13, 4) not null check (rupiah > 0),
  primary key (currency, valid_from)
);
