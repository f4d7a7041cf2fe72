-- How long a seller usually takes to answer is measured from its last answers to requests for subscriptions (UX-2).
create index subscription_events_answers on subscription_events (company_id, at desc)
  where act in ('approve', 'decline', 'askDocuments');
