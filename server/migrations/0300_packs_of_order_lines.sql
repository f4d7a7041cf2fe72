-- Why: half a sack was shipped, and cancelled, of goods that are sold by the sack (SHIP-1).

-- units in one pack, as it was ordered; null of a line from before whose product is packed otherwise by now
alter table order_lines add column pack_weight numeric(15, 3) check (pack_weight > 0);
