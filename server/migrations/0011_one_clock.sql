-- Why: the clock is passed in. A time that the database adds by itself comes from another clock than the rest of the row.

alter table companies alter column created_at drop default;
alter table users alter column created_at drop default;
alter table memberships alter column created_at drop default;
alter table addresses alter column created_at drop default;
alter table products alter column created_at drop default;
alter table subscriptions alter column since drop default, alter column updated_at drop default;
alter table cart_lines alter column added_at drop default;
