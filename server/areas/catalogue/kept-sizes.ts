import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database.ts'
import { findSizes } from './queries-counts.ts'
import type { SizeOf } from './queries-front.ts'

// sizes only choose the way in which a list is read, so that old ones cost time at worst
const FRESH_MS = 10_000

const sizes = new WeakMap<Db, LRUCache<'sizes', Map<string, number>>>()

/** How many offers have each value, as it was counted at most some seconds ago. */
export async function sizesOf(db: Db): Promise<SizeOf> {
  const known = sizes.get(db) ?? remember(db)
  const found = await known.fetch('sizes')
  return (kind, value = '') => found?.get(`${kind} ${value}`) ?? 0
}

function remember(db: Db): LRUCache<'sizes', Map<string, number>> {
  const made = new LRUCache<'sizes', Map<string, number>>({
    max: 1,
    ttl: FRESH_MS,
    // while new ones are read, the old ones serve
    allowStale: true,
    fetchMethod: () => readSizes(db),
  })
  sizes.set(db, made)
  return made
}

async function readSizes(db: Db): Promise<Map<string, number>> {
  const read = new Map<string, number>()
  for (const { kind, value, offers } of await findSizes(db)) {
    read.set(`${kind} ${value}`, offers)
    // no value is empty: this one has all
    read.set(`${kind} `, (read.get(`${kind} `) ?? 0) + offers)
  }
  return read
}
