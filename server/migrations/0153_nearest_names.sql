-- Why: the names nearest to a keyword that finds nothing are found by the index of their letters, not by comparing all of
-- them; and a material's name is read from an index (MAT-2, MAT-4; decision 0065).

-- Below three tenths a name is nearer to chance than to a slip. A function, because the index asks a setting how alike
-- names have to be, and what corrects typing errors wants them more alike.
-- the setting is known once the extension has been used
select word_similarity('', '');
create function materials_near(asked text)
  returns table (material_id integer, similarity real, featured_rank integer)
  language sql stable set pg_trgm.word_similarity_threshold = 0.3 as $$
    select material_id, word_similarity(asked, names), featured_rank from material_search where asked <% names
  $$;

drop index material_names_called;
create unique index material_names_called on material_names (material_id, language) include (name) where kind = 'name';
