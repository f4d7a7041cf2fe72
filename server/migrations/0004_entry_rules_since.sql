-- Requests from before a rule for letting companies in was decided stay with the seller's people (UX-2).
alter table entry_rules
  add column decided_at timestamptz not null default now(),
  -- levels that a call can ask for
  drop constraint entry_rules_price_level_check,
  add constraint entry_rules_price_level_check check (price_level between 1 and 3);
