-- Why: administrators find people by e-mail address and name, the newest first, and keep whoever misuses an account from
-- signing in (ADMIN-1).
alter table users
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add constraint users_blocked check ((blocked_at is null) = (blocked_reason is null));
create index users_newest on users (created_at desc, id desc);
create index users_name on users using gin (name gin_trgm_ops);
create index users_email_start on users (lower(email) text_pattern_ops);
create index users_blocked on users (created_at desc, id desc) where blocked_at is not null;
