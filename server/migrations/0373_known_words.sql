-- Why: a grade, a country, a form or a kind of pack is one word in the filters, however sellers write it (SHOP-2).

-- By what spellings of one word have in common; the spelling is the one that was there first
create table known_words (
  kind text not null check (kind in ('grade', 'origin', 'form', 'container')),
  key text not null check (key <> ''),
  spelling text not null,
  primary key (kind, key)
);

-- as domain/catalogue/word-key.ts does it
create function pg_temp.word_key(word text) returns text language sql immutable as $$
  select lower(regexp_replace(word, '[\s\u00a0\u2000-\u200b\u200e\u200f\u202f\u205f\u3000\u00ad\u2060\ufeff\u2010-\u2015\u2212\u2043\u02d7\ufe58\ufe63\uff0d-]+', '', 'g'))
$$;
-- as `containerOf` does it
create function pg_temp.container(label text) returns text language sql immutable as $$
  select btrim(regexp_replace(label, '^[\d.,]+\s*((kg|g|ton|l|ml|pcs)\y)?\s*', '', 'i'))
$$;

-- what sellers choose comes first, then the spelling that most offers have
insert into known_words (kind, key, spelling)
select 'container', pg_temp.word_key(word), word from unnest(array[
  'sak kertas', 'sak plastik', 'drum', 'drum fiber', 'jeriken', 'karton', 'pouch', 'botol', 'kaleng aluminium', 'IBC']) word;
insert into known_words (kind, key, spelling)
select distinct on (kind, pg_temp.word_key(word)) kind, pg_temp.word_key(word), word
from (
  select 'grade' as kind, grade as word, count(*) as offers from products group by grade
  union all select 'origin', origin, count(*) from products group by origin
  union all select 'form', form, count(*) from products group by form
  union all select 'container', pg_temp.container(pack_label), count(*) from products group by pg_temp.container(pack_label)
) written
where pg_temp.word_key(word) <> ''
order by kind, pg_temp.word_key(word), offers desc, word
on conflict do nothing;

update products p
set grade = joined.grade, origin = joined.origin, form = joined.form, pack_label = joined.pack_label,
  picture_version = p.picture_version + 1
from (
  select offer.id, coalesce(grade.spelling, offer.grade) as grade, coalesce(origin.spelling, offer.origin) as origin,
    coalesce(form.spelling, offer.form) as form,
    case when container.spelling is null then offer.pack_label
      else left(offer.pack_label, -length(pg_temp.container(offer.pack_label))) || container.spelling end as pack_label
  from products offer
  left join known_words grade on grade.kind = 'grade' and grade.key = pg_temp.word_key(offer.grade)
  left join known_words origin on origin.kind = 'origin' and origin.key = pg_temp.word_key(offer.origin)
  left join known_words form on form.kind = 'form' and form.key = pg_temp.word_key(offer.form)
  left join known_words container
    on container.kind = 'container' and container.key = pg_temp.word_key(pg_temp.container(offer.pack_label))
) joined
where joined.id = p.id
  and (joined.grade, joined.origin, joined.form, joined.pack_label) is distinct from (p.grade, p.origin, p.form, p.pack_label);
