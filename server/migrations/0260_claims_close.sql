-- Why: a refusal that is not contested closes its claim, and a replacement that is not confirmed counts as received, at a time
-- that the buyer was told (CLAIM-1; decision 0080).
alter table claims
  -- until when the buyer contests a refusal or confirms a replacement; null: it does neither
  add column buyer_by timestamptz;

-- those that wait already: a fortnight, to the end of a day in Jakarta
update claims set
  buyer_by = (date_trunc('day', now() at time zone 'Asia/Jakarta') + interval '15 days') at time zone 'Asia/Jakarta',
  reminded = false
where state = 'replacement_sent' or (state = 'refused' and not is_contested);

create index claims_to_close on claims (buyer_by) where buyer_by is not null;
