-- Why: who decides about a material sees which others are called nearly the same (ADM-3).

create index material_names_nearest on material_names using gin (folded gin_trgm_ops);
