-- Why: what is kept about a person is found by the person, also the virtual accounts that were opened (OPS-5).
create index virtual_accounts_opened on virtual_accounts (opened_by);
