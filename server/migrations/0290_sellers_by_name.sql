-- Why: the list of sellers read all companies, of which most buy.
create index companies_selling on companies (lower(name), id) where kind = 'seller' and suspended_at is null;
