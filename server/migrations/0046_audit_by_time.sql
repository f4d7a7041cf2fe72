-- Why: the audit log is read by when something happened, page by page (ADM-6).
drop index audit_entries_at;
create index audit_entries_at on audit_entries (at desc, id desc);
