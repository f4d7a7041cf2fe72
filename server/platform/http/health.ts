import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { newestMigration } from '../migrate.ts'

/** GET /healthz: the process is alive. GET /readyz: the database answers and holds every migration of this version. */
export function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async () => ({ status: 'success' }))
  app.get('/readyz', async () => {
    if (!(await isReady(deps))) throw new Refusal('not_ready', { retryAfterSeconds: 1 })
    return { status: 'success' }
  })
}

async function isReady(deps: Deps): Promise<boolean> {
  try {
    const newest = await newestMigration()
    const found = await sql`select 1 from schema_migrations where name = ${newest}`.execute(deps.db)
    return found.rows.length === 1
  } catch {
    return false
  }
}
