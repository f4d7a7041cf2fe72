import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database.ts'

const REMEMBERED = 200
const FRESH_MS = 10_000

const known = new WeakMap<Db, LRUCache<string, true>>()

/** Words, as a tsquery, that some seconds ago more offers had than a list shows: most of them still do. */
export function knownToBeMany(db: Db): LRUCache<string, true> {
  const many = known.get(db) ?? new LRUCache({ max: REMEMBERED, ttl: FRESH_MS })
  known.set(db, many)
  return many
}
