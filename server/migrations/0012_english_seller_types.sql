-- Why: as with states, the database and the code call the types of sellers by English words; Indonesian ones are the wire's.

alter table companies drop constraint companies_seller_type_check;
update companies set seller_type = case seller_type when 'importir' then 'importer' else 'producer' end
  where seller_type in ('importir', 'produsen');
alter table companies
  add constraint companies_seller_type_check check (seller_type in ('distributor', 'importer', 'producer'));
