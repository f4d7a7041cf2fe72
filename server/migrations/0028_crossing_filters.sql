-- Why: offers that meet several common filters are found together, not one by one among those that meet one (MAT-6).
create index products_of_facts on products using gin ((array[
  'category ' || category_id::text, 'grade ' || grade, 'origin ' || origin, 'form ' || form, 'pack_size ' || pack_size
])) where status = 'published';
