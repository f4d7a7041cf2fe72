-- Why: people gather products, as favourites and to compare, and find them again wherever they sign in (CARD-5).
create table shelved_products (
  -- in the order in which they were put there
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  shelf text not null check (shelf in ('favourites', 'compared')),
  product_id integer not null references products,
  added_at timestamptz not null,
  unique (user_id, shelf, product_id)
);
