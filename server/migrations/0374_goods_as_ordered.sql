-- Why: an order and its papers say of which goods it was placed, whatever their seller makes of the offer later (ORDER-3).

-- as they were ordered; null of a line from before they were kept
alter table order_lines
  add column material text,
  add column grade text,
  add column origin text,
  add column form text;
