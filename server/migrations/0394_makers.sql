-- Why: buyers compare offers by who made the goods, and an order keeps it as it keeps grade and origin (MAT-1, ORDER-3).

-- empty where the seller does not say
alter table products add column maker text not null default '';

-- as it was ordered; null of a line from before it was kept
alter table order_lines add column maker text;

alter table known_words
  drop constraint known_words_kind_check,
  add constraint known_words_kind_check check (kind in ('grade', 'maker', 'origin', 'form', 'container'));
