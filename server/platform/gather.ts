import DataLoader from 'dataloader'
import type { Db } from './database.ts'

/**
 * Makes one query of all that is asked for in one turn of the event loop: requests that arrive together cost the database
 * and the wire one question. Nothing is remembered, so each answer is as fresh as one of its own would be.
 * @param find what the database holds, by key
 */
export function gathering<Found>(
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
