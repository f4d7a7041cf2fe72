-- Why: words and a material together lead to few offers, which one index finds; no word contains '@' (MAT-3).
update product_search search
set terms = search.terms || array_to_tsvector(array['@' || p.material_id::text])
from products p where p.id = search.product_id;
