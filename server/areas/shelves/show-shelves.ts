import type { Member } from '#domain/accounts/actor.ts'
import type { GatheredProducts } from '#domain/shelves/contract.ts'
import type { Shelves } from '#domain/shelves/shelf.ts'
import { namesOfWithdrawn } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findShelves } from './queries.ts'

/** What the member has gathered, for whatever company they act now [CARD-5]. */
export async function showShelves({ db }: Deps, { userId }: Member): Promise<GatheredProducts> {
  return withNames(db, await findShelves(db, userId))
}

/** The same with the names of what is not sold any more. */
export async function withNames(db: Db | Tx, { favourites, compared, awaited }: Shelves): Promise<GatheredProducts> {
  const ids = [...favourites, ...compared, ...awaited]
  const gone = ids.length > 0 ? await namesOfWithdrawn(db, ids) : []
  return { favourites: [...favourites], compared: [...compared], awaited: [...awaited], gone }
}
