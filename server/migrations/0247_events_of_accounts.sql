-- Why: whoever compares accounts with what was told of them finds it by the account (PAY-3).
create index payment_events_of_account on payment_events (account_id);
