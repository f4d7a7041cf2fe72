-- Why: a seller that was let in under one name took another at once, before anybody had looked at it (ADM-2; decision 0048).

-- what a seller asks for, beside what holds until an administrator decides; it stands here once it was refused, too
alter table company_reviews
  add column asked_name text,
  add column asked_npwp text,
  add column asked_nib text,
  add constraint company_reviews_asked check (
    case when asked_name is null then asked_npwp is null and asked_nib is null else state <> 'verified' end);
