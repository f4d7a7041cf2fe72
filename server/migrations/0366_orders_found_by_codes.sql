-- An order is found by what stands on its papers and parcels: invoice, surat jalan, faktur pajak, tracking number, lot
-- (ORDER-5). A function, since these tables belong to areas that come after orders.
create function order_bears(of_order uuid, pattern text) returns boolean language sql stable as $$
  select exists (select from trade_papers paper where paper.order_id = of_order and paper.number ilike pattern)
    or exists (select from tax_invoices invoice where invoice.order_id = of_order and invoice.number ilike pattern)
    or exists (
      select from shipments shipment
      where shipment.order_id = of_order and shipment.tracking_number ilike pattern)
    or exists (
      select from shipments shipment
      join shipment_lots taken on taken.shipment_id = shipment.id
      join stock_lots lot on lot.id = taken.lot_id
      where shipment.order_id = of_order and lot.number ilike pattern)
$$;
