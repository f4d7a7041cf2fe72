import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { Db } from '#server/platform/database.ts'
import { cacheFor } from './cache-for.ts'
import { findSizes, findUsernames, showcaseSize, subscribedSizes } from './queries-counts.ts'
import type { SizeOf } from './queries-driving-filter.ts'
import type { ListFilters } from './queries-filters.ts'

const sizes = cacheFor(readSizes)

/**
 * How many offers have each value, as counted at most some seconds ago; the viewer's sellers are counted at each call.
 */
export async function sizesOf(db: Db, viewer: Viewer, filters: ListFilters): Promise<SizeOf> {
  const found = await sizes(db)
  const [mine] = filters.subscribed && isBuyer(viewer) ? await subscribedSizes.rows(db, viewer) : []
  const [shown] = filters.showcase ? await showcaseSize.rows(db, filters) : []
  return (kind, value = '') => {
    if (kind === 'subscribed') return mine?.offers ?? 0
    if (kind === 'showcase') return shown?.offers ?? 0
    if (kind === 'subscriptions') return mine?.sellers ?? 0
    return found.get(`${kind} ${value}`) ?? 0
  }
}

async function readSizes(db: Db): Promise<Map<string, number>> {
  const read = new Map<string, number>()
  const found = await findSizes(db)
  for (const { kind, value, offers } of found) {
    read.set(`${kind} ${value}`, offers)
    // no value is empty: this one has all
    read.set(`${kind} `, (read.get(`${kind} `) ?? 0) + offers)
  }
  const sellers = found.filter(({ kind }) => kind === 'seller').map(({ value }) => value)
  for (const { id, username } of await findUsernames(db, sellers))
    read.set(`seller_called ${username}`, read.get(`seller ${id}`) ?? 0)
  return read
}
