-- Why: a provider gives a number anew once nobody waits for it. Among accounts that wait it is one's own. Such an index makes
-- the number no key of its row, so that giving it does not wait for whoever refers to the account (PAY-3; decision 0078).
alter table virtual_accounts drop constraint virtual_accounts_provider_number_key;
create unique index virtual_accounts_numbers on virtual_accounts (provider, number) where state in ('opening', 'open');
