-- Why: who began an import may stop it while it runs; nothing of it is applied then (SHOP-4; decision 0061).
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'stopped'));
-- written outside of the transaction that applies, which reads it between its parts
alter table import_progress add column stop_asked boolean not null default false;
