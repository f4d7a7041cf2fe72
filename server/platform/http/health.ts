import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { newestMigration } from '../database/migrate.ts'
import type { Db } from '../database.ts'

/**
 * GET /healthz: the process is alive. GET /readyz: the database answers, holds every migration of this version, and both
 * it and the storage for files can write.
 */
export function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async () => ({ status: 'success' }))
  app.get('/readyz', async (request) => {
    try {
      await Promise.race([checkReady(deps), tooLate()])
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw new Refusal('not_ready', { retryAfterSeconds: 1 })
    }
    return { status: 'success' }
  })
}

// who asks waits hardly longer, and takes no answer for an answer
const PATIENCE_MS = 2_000

async function tooLate(): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false })
  throw new Error(`the database or the storage has not answered within ${PATIENCE_MS} ms`)
}

async function checkReady({ db, files }: Deps): Promise<void> {
  const newest = await newestMigration()
  const { rows } = await sql<{ readOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "readOnly"
    from schema_migrations where name = ${newest}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`the database lacks the migration ${newest}`)
  if (found.readOnly) throw new Error('the database is read-only')
  await writeTemporarily(db)
  await files.checkSpace()
}

/** Sorts more than may stay in memory, so that the server writes to its disk, and leaves nothing there. */
async function writeTemporarily(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx)
    await sql`
      select max(text) from (
        select repeat(md5(number::text), 4) as text from generate_series(1, 2000) as number order by text offset 0
      ) as sorted`.execute(tx)
  })
}

const ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])

/** Answers health checks alone, for a process that runs jobs: its port serves no pages and no calls. */
export function answerHealthAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!ANSWERED.has(request.url.split('?', 1)[0] ?? '')) throw new Refusal('not_found')
  })
}
