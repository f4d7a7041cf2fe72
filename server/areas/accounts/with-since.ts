import type { Administrator } from '#domain/accounts/actor.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findReaders } from './queries-members.ts'

/** The administrator and since when they are one, which cannot change meanwhile. */
export async function withSince(db: Db | Tx, administrator: Administrator): Promise<Administrator & { since?: Date }> {
  const readers = await findReaders(db, [administrator.companyId])
  const own = readers.find(({ userId }) => userId === administrator.userId)
  return { ...administrator, ...(own && { since: own.since }) }
}
