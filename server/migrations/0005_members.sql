-- Why: companies invite the people who act for them.

-- The link of an invitation holds a secret of which the hash alone is kept; null until its mail is written
create table invitations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  email text not null,
  role text not null check (role in ('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'administrator')),
  limit_per_order numeric(15, 2) check (limit_per_order >= 0),
  limit_per_month numeric(15, 2) check (limit_per_month >= 0),
  token_hash bytea unique,
  invited_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz,
  check (accepted_at is null or cancelled_at is null)
);
-- one invitation of an address that may be accepted
create unique index invitations_open on invitations (company_id, lower(email))
  where accepted_at is null and cancelled_at is null;
