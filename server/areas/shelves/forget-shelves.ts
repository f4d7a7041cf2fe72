import type { UserId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/database.ts'
import { deleteShelves } from './queries.ts'

/** Whoever closes their account leaves nothing gathered behind [REG-3]. */
export function forgetShelves(tx: Tx, { userId }: { userId: UserId }): Promise<void> {
  return deleteShelves(tx, userId)
}
