import { expire } from '#domain/negotiations/acts.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockOverdue } from '../queries.ts'
import { announceMoves } from './end-negotiations.ts'

// what is locked at once stays locked until its batch is written
const BATCH = 50

/**
 * Records that negotiations have expired and notifies both sides; by the clock they had expired already [NEGO-10].
 * Nodes may run it concurrently. @returns how many
 */
export async function expireOverdue(deps: Deps): Promise<number> {
  let expired = 0
  for (;;) {
    const batch = await deps.db.transaction().execute((tx) => expireBatch(tx, deps.now()))
    expired += batch
    if (batch < BATCH) return expired
  }
}

async function expireBatch(tx: Tx, now: Date): Promise<number> {
  const overdue = await lockOverdue(tx, now, BATCH)
  await announceMoves(
    tx,
    overdue.map((nego) => expire(nego, now)),
  )
  return overdue.length
}
