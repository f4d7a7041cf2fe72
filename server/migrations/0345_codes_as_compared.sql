-- A code is one however its dashes and blanks are written: as codeKey of domain/plain-signs.ts makes it (SHOP-4).
create function code_key(code text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(regexp_replace(regexp_replace(code,
    '[\u00ad\u200b\u200e\u200f\u2060\ufeff]', '', 'g'),
    '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u2212\u2043\u02d7\U00010ead]', '-', 'g'),
    '[\t\n\u000b\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')))
$$;

create index products_code_of_seller on products (seller_id, code_key(sku)) where sku <> '';
