-- Why: a seller could take the name of another with dots, spaces, without its legal form, or with a letter that looks like
-- another, since names were compared letter by letter (ADM-2; decision 0048).

-- what people read as one name: case, accents, marks, spaces and legal forms do not count, and what looks alike is the same
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(translate(regexp_replace(regexp_replace(regexp_replace(
    translate(
      lower(normalize(name, nfkd)),
      -- of the Cyrillic and the Greek alphabet, small capitals, and letters with a stroke
      'авсекмнортухіјѕһԁԛԝѵь' || 'αβεζηικμνορτυχϲϳω' || 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ' || 'ıłøđɡɑ',
      'abcekmhoptyxijshdqwvb' || 'abezhikmnoptyxcjw' || 'abcdeghijklmnoprstuvwyz' || 'ilodga'),
    -- accents, and what is not seen
    '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'),
    '(^| )(p ?t|c ?v|u ?d|p ?d|t ?b ?k|persero|perseroan|terbatas)(?= |$)', '', 'g'),
    'i10 ', 'llo'), ''), lower(name))
$$;

alter table companies add column name_key text not null generated always as (name_key(name)) stored;
create index companies_name_key on companies (name_key);
drop index companies_folded_name;
