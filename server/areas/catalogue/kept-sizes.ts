import type { Db } from '#server/platform/database.ts'
import { keptBriefly } from './kept-briefly.ts'
import { findSizes } from './queries-counts.ts'
import type { SizeOf } from './queries-front.ts'

const sizes = keptBriefly(readSizes)

/** How many offers have each value, as it was counted at most some seconds ago. */
export async function sizesOf(db: Db): Promise<SizeOf> {
  const found = await sizes(db)
  return (kind, value = '') => found.get(`${kind} ${value}`) ?? 0
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
