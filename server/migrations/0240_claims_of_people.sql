-- Why: what is kept about a person is found by the person (OPS-5).
create index claims_submitted on claims (submitted_by);
create index claim_events_user on claim_events (user_id);
create index claim_photos_added on claim_photos (added_by);
