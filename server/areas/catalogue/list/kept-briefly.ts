import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database.ts'

const FRESH_MS = 10_000

/**
 * What is read of a database at most every ten seconds: for estimates that only choose the way in which a list is read,
 * so that old ones cost time at worst.
 */
export function keptBriefly<Kept extends object>(read: (db: Db) => Promise<Kept>): (db: Db) => Promise<Kept> {
  const known = new WeakMap<Db, LRUCache<'kept', Kept>>()
  return async (db) => {
    const kept = known.get(db) ?? remember(db, read)
    known.set(db, kept)
    return kept.forceFetch('kept')
  }
}

function remember<Kept extends object>(db: Db, read: (db: Db) => Promise<Kept>): LRUCache<'kept', Kept> {
  return new LRUCache<'kept', Kept>({
    max: 1,
    ttl: FRESH_MS,
    // while it is read anew, the old one serves
    allowStale: true,
    // and where that fails: an estimate is no reason to answer nobody
    noDeleteOnFetchRejection: true,
    fetchMethod: () => read(db),
  })
}
