import pg from 'pg'
import { journeyLead } from './clock.ts'

/**
 * What an application plans by the clock of journeys is due by that of the database, which no test can move. Its jobs
 * are moved instead, or else those for later would run at once.
 */
export async function movePlannedJobs(databaseUrl: string): Promise<void> {
  const lead = journeyLead()
  if (lead === 0) return

  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // applications that start at once on one database would each make the same function
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
