import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database.ts'

const FRESH_MS = 10_000

/**
 * Caches a read of a database for ten seconds: for estimates that only choose the way in which a list is read, so that
 * old ones cost time at worst.
 */
export function cacheFor<Cached extends object>(read: (db: Db) => Promise<Cached>): (db: Db) => Promise<Cached> {
  const known = new WeakMap<Db, LRUCache<'kept', Cached>>()
  return async (db) => {
    const cache = known.get(db) ?? remember(db, read)
    known.set(db, cache)
    return cache.forceFetch('kept')
  }
}

function remember<Cached extends object>(db: Db, read: (db: Db) => Promise<Cached>): LRUCache<'kept', Cached> {
  return new LRUCache<'kept', Cached>({
    max: 1,
    ttl: FRESH_MS,
    // while it is read anew, the old one serves
    allowStale: true,
    // and where that fails: a failed estimate must not fail the answer
    noDeleteOnFetchRejection: true,
    fetchMethod: () => read(db),
  })
}
