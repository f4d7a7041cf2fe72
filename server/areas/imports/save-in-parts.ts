import type { Seller } from '#domain/accounts/actor.ts'
import { type OfferChange, saveOffers } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { ImportStopped } from './import-stopped.ts'
import { saveProgress } from './queries.ts'

// written before others of the process have their turn, and before people see that it goes on
const AT_ONCE = 200

interface Work {
  importId: string
  /** Rows that are done before it. */
  done: number
  now: Date
  /** Aborted when the process stops: nothing of it is kept, and another takes it up. */
  signal: AbortSignal
}

/**
 * Saves products in one transaction part by part, telling outside of it how far it is. @returns their ids, in this order
 * @throws ImportStopped between two parts
 */
export async function saveInParts(
  tx: Tx,
  db: Db,
  seller: Seller,
  changes: readonly OfferChange[],
  { importId, done, now, signal }: Work,
): Promise<number[]> {
  const ids: number[] = []
  if (await saveProgress(db, importId, done)) throw new ImportStopped()
  for (let at = 0; at < changes.length; at += AT_ONCE) {
    signal.throwIfAborted()
    const part = changes.slice(at, at + AT_ONCE)
    ids.push(...(await saveOffers(tx, seller, part, now)))
    if (await saveProgress(db, importId, done + at + part.length)) throw new ImportStopped()
  }
  return ids
}
