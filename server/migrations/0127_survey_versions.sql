-- Why: administrators write the survey as versions, and answers keep the one that was asked (ADM-5; decision 0061).
create table survey_versions (
  id integer primary key generated always as identity,
  -- moves with every act on the version, so that the slower of two people learns of it
  revision integer not null default 0,
  -- whether it asks something else than the version before it: then those who have answered are asked again
  is_new_question boolean not null,
  title text not null check (length(title) between 1 and 100),
  lead text not null check (length(lead) <= 200),
  -- the day in Jakarta from which it is asked; null of a draft
  valid_from date unique
);

-- as long as the answers go back
insert into survey_versions (is_new_question, title, lead, valid_from)
select true, 'Dari mana Anda mengetahui kami?',
  'Satu pertanyaan saja, agar kami tahu cara terbaik menjangkau perusahaan seperti Anda.',
  least(date '2026-01-01', (min(answered_at) at time zone 'Asia/Jakarta')::date)
from survey_answers;

create table survey_version_options (
  version_id integer not null references survey_versions on delete cascade,
  option_id smallint not null references survey_options,
  place smallint not null,
  label text not null check (length(label) between 1 and 80),
  primary key (version_id, option_id)
);
insert into survey_version_options (version_id, option_id, place, label)
select version.id, option.id, row_number() over (order by option.id = 5, option.id), option.label
from survey_versions version, survey_options option;

-- What is left of an option is its id, which means one thing for good; 5 is 'Lainnya' (contract: survey)
alter table survey_options drop column label;
alter table survey_options alter column id add generated always as identity (start with 7);

alter table survey_answers
  add column version_id integer,
  -- the version that began the question: each company answers a question once
  add column question_id integer references survey_versions;
update survey_answers set version_id = version.id, question_id = version.id from survey_versions version;
alter table survey_answers
  alter column version_id set not null,
  alter column question_id set not null,
  add foreign key (version_id, option_id) references survey_version_options (version_id, option_id),
  drop constraint survey_answers_option_id_fkey,
  drop constraint survey_answers_pkey,
  add primary key (company_id, question_id);
create index survey_answers_version on survey_answers (version_id, answered_at);
