-- Why: packs of earlier lines too (0300); apart from it, so that orders do not wait until all are written.
update order_lines set pack_weight = p.pack_weight
from products p
where p.id = order_lines.product_id and p.pack_label = order_lines.pack_label
  and p.pack_weight > 0 and order_lines.units % p.pack_weight = 0;
