import DataLoader from 'dataloader'
import type { Db } from '../database.ts'

/**
 * Combines all keys requested in one tick of the event loop into one query, so that requests arriving together cost the
 * database one round trip. Nothing is cached: every answer is as fresh as a query of its own.
 * @param find finds what the database holds, by key
 */
export function batchLoader<Found>(
  find: (db: Db, keys: readonly string[]) => Promise<Map<string, Found>>,
): (db: Db, key: string) => Promise<Found | undefined> {
  const loaders = new WeakMap<Db, DataLoader<string, Found | undefined>>()
  return (db, key) => {
    const known = loaders.get(db)
    if (known) return known.load(key)
    const loader = new DataLoader<string, Found | undefined>(
      async (keys) => {
        const found = await find(db, keys)
        return keys.map((each) => found.get(each))
      },
      { cache: false, batchScheduleFn: setImmediate },
    )
    loaders.set(db, loader)
    return loader.load(key)
  }
}
