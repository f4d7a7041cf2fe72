-- Why: who has written something reads the primary until the replicas have it (OPS-2).

-- Where in the log ends what a person wrote last. Losing it in a crash is harmless: every process takes up a position anew
-- then. Without a foreign key, which would write to the log at each.
create unlogged table write_positions (
  user_id uuid primary key,
  position pg_lsn not null
);
