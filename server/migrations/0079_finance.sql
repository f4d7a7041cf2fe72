-- Why: somebody of a seller who follows orders and payments, but sets neither prices nor terms (ROLE-10).
alter table memberships drop constraint memberships_role_check, add constraint memberships_role_check
  check (role in ('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance', 'administrator'));
alter table invitations drop constraint invitations_role_check, add constraint invitations_role_check
  check (role in ('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance', 'administrator'));
