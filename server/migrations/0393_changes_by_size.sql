-- What an import changes is shown a page at a time, the largest changes first (SHOP-4).
create index import_rows_changed on import_rows (import_id, change_percent desc nulls last, number)
  where changes is not null;
