import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'
import type { JobMap, JobName } from './job-map.ts'

/** The data of the jobs of these kinds that wait, run, or will be tried again. */
export async function findUnfinished<N extends JobName>(db: Db | Tx, names: readonly N[]): Promise<JobMap[N][]> {
  const { rows } = await sql<{ data: JobMap[N] }>`
    select data from pgboss.job where name = any(${names}) and state in ('created', 'retry', 'active')`.execute(db)
  return rows.map(({ data }) => data)
}
