import pg from 'pg'
import { journeyLead } from '../clock.ts'

/**
 * Jobs planned by the clock of journeys become due by the database's clock, which no test can move. So the jobs are
 * moved instead; otherwise later ones would run at once.
 */
export async function movePlannedJobs(databaseUrl: string): Promise<void> {
  const lead = journeyLead()
  if (lead === 0) return

  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // applications that start at once on one database would each create the same function
    await client.query(`
      select pg_advisory_xact_lock(hashtext('plan_by_this_clock'));
      create or replace function pgboss.plan_by_this_clock() returns trigger language plpgsql as $$ begin
        new.start_after := new.start_after - interval '${lead} milliseconds';
        new.keep_until := new.keep_until - interval '${lead} milliseconds';
        return new;
      end $$;
      create or replace trigger plan_by_this_clock before insert on pgboss.job
        for each row when (new.start_after < new.created_on) execute function pgboss.plan_by_this_clock()`)
  } finally {
    await client.end()
  }
}
