-- whether a shop may be closed: what of it may still be claimed
create index claim_windows_of_seller on claim_windows (seller_id, ends_at);
