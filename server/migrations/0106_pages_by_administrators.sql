-- Why: administrators write versions of terms, privacy and about; one to come may be changed, by two people at once (ADM-4).
alter table page_versions
  -- moves with every change, so that the slower of two people learns of it
  add column revision integer not null default 0;
