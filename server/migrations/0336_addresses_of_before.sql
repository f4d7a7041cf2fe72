-- Why: whoever had a mailbox before somebody else joined with it may still ask to be erased (OPS-5, REG-3): nothing but the
-- address that their account had says which it is.
alter table users add column former_email text;
create index users_former_email on users (lower(former_email)) where former_email is not null;
