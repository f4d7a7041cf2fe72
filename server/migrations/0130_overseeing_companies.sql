-- Why: administrators read all companies from the newest on, and find them by a part of the name (ADM-2).
create index companies_newest on companies (created_at desc, id desc);
create index companies_name on companies using gin (name gin_trgm_ops);
create index companies_folded_name on companies (lower(name));
