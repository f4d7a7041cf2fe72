-- Why: what costs from the first of a month is checked before, and applied when that day begins (SHOP-4; decision 0084).
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('checked', 'planned', 'applying', 'applied', 'undoing', 'undone', 'failed', 'stopped'));
-- when it is to be applied, of one that is planned
alter table imports add column applies_at timestamptz;
alter table imports add constraint imports_planned_for check (state <> 'planned' or applies_at is not null);
