-- Why: the audit log is kept for good, a part for each year; its chain stays one table, by which each place and each entry
-- is there once (ADM-6; decision 0098).
drop trigger audit_entries_linked on audit_entries;
drop trigger audit_entries_kept on audit_entries;
drop trigger audit_links_kept on audit_links;

alter table audit_links drop constraint audit_links_entry_id_fkey, add column entry_at timestamptz;
update audit_links set entry_at = e.at from audit_entries e where e.id = entry_id;
alter table audit_links alter column entry_at set not null;
select lie_in_partitions('audit_entries', 'at', 'id, at', 'year');
alter table audit_links add foreign key (entry_id, entry_at) references audit_entries (id, at);

create or replace function link_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_links;
  place bigint;
  content text;
begin
  perform pg_advisory_xact_lock(724036);
  select * into last from audit_links order by position desc limit 1;
  place := coalesce(last.position, 0) + 1;
  content := audit_part(place::text) || audit_part(new.id::text)
    || audit_part((extract(epoch from new.at) * 1000000)::bigint::text) || audit_part(new.act)
    || audit_part(new.user_id::text) || audit_part(new.company_id::text) || audit_part(new.role)
    || audit_part(new.network) || audit_part(new.device)
    || audit_part(new.thing_kind) || audit_part(new.thing_id) || audit_part(new.thing_name)
    || audit_part(new.before::text) || audit_part(new.after::text);
  insert into audit_links (position, entry_id, entry_at, hash)
  values (place, new.id, new.at, sha256(coalesce(last.hash, ''::bytea) || convert_to(content, 'UTF8')));
  return null;
end
$$;
create constraint trigger audit_entries_linked after insert on audit_entries
  deferrable initially deferred for each row execute function link_audit_entry();
create trigger audit_entries_kept before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
create trigger audit_links_kept before update or delete or truncate on audit_links
  for each statement execute function refuse_change();
select guard_partition('audit_entries', 'audit_entries_first'), guard_partition('audit_entries', 'audit_entries_stray');
