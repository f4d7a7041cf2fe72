-- Why: the page of a shop says when it is open (SHOP-8), and visitors' pages are kept until what they show changes
-- (decision 0024).

create trigger come_and_gone after insert or delete on chat_hours
  for each statement execute function announce_catalogue();

create trigger come_and_gone after insert or delete on delivery_holidays
  for each statement execute function announce_catalogue();

create trigger come_and_gone after insert or delete on public_holidays
  for each statement execute function announce_catalogue();
