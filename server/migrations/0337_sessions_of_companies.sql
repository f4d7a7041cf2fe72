-- Why: whoever is told something gets it on the browsers of the company's open sessions, and these were found by reading all
-- sessions of all companies.
create index sessions_company on sessions (company_id) where ended_at is null;
