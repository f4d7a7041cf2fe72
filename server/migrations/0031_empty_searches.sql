-- Why: searches that find nothing tell what is missing, to the administrator and to sellers; nothing tells who asked (MAT-4).
create table empty_searches (
  -- in Asia/Jakarta
  day date not null,
  words text not null check (length(words) between 1 and 100),
  -- the one that was searched; null where it was all of them
  category_id smallint references categories,
  hits integer not null,
  unique nulls not distinct (day, words, category_id)
);
