-- Why: people close their accounts; the address is kept until the last mail to it is sent, and nowhere else.

create table farewells (
  id uuid primary key default uuidv7(),
  email text not null,
  closed_at timestamptz not null
);
