-- A browser that could not be reached several times in a row is forgotten (PUSH-2).
alter table push_subscriptions add column failures integer not null default 0;
