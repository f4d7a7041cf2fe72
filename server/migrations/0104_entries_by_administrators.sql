-- Why: administrators write questions and testimonials, put them in order, show and withdraw them (ADM-4; decision 0053).
alter table faq_entries
  -- moves with every act on the entry, so that the slower of two people learns of it
  add column revision integer not null default 0,
  add column is_shown boolean not null default true;
alter table testimonials
  add column revision integer not null default 0,
  add column is_shown boolean not null default true;
