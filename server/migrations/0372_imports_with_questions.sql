-- Why: how a file's numbers are written is decided once for all of its columns, or asked; a column of numbers that nobody
-- paired keeps it from being applied; new products begin as drafts; what each row changes is told before and after
-- (SHOP-4; decision 0105).
alter table imports
  -- of each column how its texts write numbers and how many hold any; null: read before these were kept
  add column contents jsonb,
  -- what somebody has to say before it may be applied; null: nothing
  add column questions jsonb,
  add column style_chosen boolean not null default false,
  -- whether new products of which the file does not say so are sold at once
  add column sells_new boolean not null default false,
  -- how many rows change which column
  add column changed_columns jsonb not null default '[]';

alter table import_rows
  -- what applying it changes, or changed: column, before, after, percent
  add column changes jsonb,
  -- the largest move of its numbers, either way
  add column change_percent numeric;
