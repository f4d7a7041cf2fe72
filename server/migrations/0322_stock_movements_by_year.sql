-- Why: the ledger of stocks is kept for ten years, a part for each (OPS-1, SHOP-5; decision 0098).
drop trigger stock_movements_kept on stock_movements;
drop trigger balances_moved on stock_movements;
select lie_in_partitions('stock_movements', 'at', 'id, at', 'year');
create trigger stock_movements_kept before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();
create trigger balances_moved after insert on stock_movements
  referencing new table as moved for each statement execute function move_stocks();
select guard_partition('stock_movements', 'stock_movements_first'), guard_partition('stock_movements', 'stock_movements_stray');
