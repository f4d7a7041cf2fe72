-- Why: the history of orders is kept for ten years, a part for each (OPS-1; decision 0098).
select lie_in_partitions('order_events', 'at', 'id, at', 'year');
