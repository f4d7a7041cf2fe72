-- Why: an owner closes the company for good; its name stays on papers that are kept for ten years (OPS-5, REG-3).

-- since when nobody acts for it any more
alter table companies add column closed_at timestamptz;

-- 'closed': of a company that is no more, or of the shop that it had opened
alter table seller_applications drop constraint seller_applications_state_check, drop constraint seller_applications_check,
  drop constraint seller_applications_check1;
alter table seller_applications
  add constraint seller_applications_state_check
    check (state in ('draft', 'submitted', 'correction', 'approved', 'refused', 'suspended', 'closed')),
  add constraint seller_applications_check
    check (state = 'closed' or (state in ('approved', 'suspended')) = (shop_id is not null)),
  add constraint seller_applications_check1
    check (state in ('draft', 'approved', 'suspended', 'closed') or (submitted_at is not null and due_at is not null));
alter table application_events drop constraint application_events_event_check;
alter table application_events add constraint application_events_event_check
  check (event in ('submit', 'renew', 'approve', 'correct', 'refuse', 'suspend', 'reopen', 'close'));
