-- What a seller has recorded as received may not have arrived: its buyer may claim any of it as missing (CLAIM-1).
alter table claim_windows add column is_confirmed boolean not null default true;
