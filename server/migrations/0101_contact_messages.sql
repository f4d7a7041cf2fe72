-- Why: questions of the contact form are kept beside the WhatsApp message that they open, so that none is lost (ADM-5).

create table contact_messages (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 80),
  business text not null check (char_length(business) between 1 and 60),
  -- as it was typed, by somebody who may be anybody
  email text check (char_length(email) <= 254),
  question text not null check (char_length(question) between 1 and 200),
  -- the day in Jakarta: of the same question, one a day is kept
  asked_on date not null,
  asked_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'read', 'done')),
  version integer not null default 1,
  reply text,
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null)),
  check (reply is null or email is not null)
);
create unique index contact_messages_once on contact_messages (asked_on, md5(name), md5(question));
create index contact_messages_state on contact_messages (state, id);
create index contact_messages_age on contact_messages (asked_at);
