-- Why: a shipment that was recorded by mistake is undone, or replaced by a right one, until its receipt is confirmed; its order, its
-- stock, its invoice and its papers follow by counter entries (SHIP-1, DOC-1; decision 0110).

alter table shipments
  drop constraint shipments_state_check,
  add constraint shipments_state_check check (state in ('sent', 'received', 'undone')),
  add column undone_at timestamptz,
  add column undone_by uuid references users,
  add column undone_reason text,
  -- the shipment that it was recorded instead of
  add column replaces uuid unique references shipments,
  add check ((state = 'undone') = (undone_at is not null)),
  add check (undone_at is null or (undone_by is not null and undone_reason is not null)),
  add check (state <> 'undone' or not is_replacement);
create index shipments_by_person_undone on shipments (undone_by) where undone_by is not null;
