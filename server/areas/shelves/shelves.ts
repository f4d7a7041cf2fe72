import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { shelvesChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { GatheredProducts } from '#domain/shelves/contract.ts'
import { addable, roomOn, type Shelf, type Shelves } from '#domain/shelves/shelf.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { namesOfWithdrawn, soldAmong, soldOutAmong } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { deleteShelved, deleteShelves, findShelves, insertShelved, lockShelves } from './queries.ts'

/** What the member has gathered, for whatever company they act now [CARD-5]. */
export async function showShelves({ db }: Deps, { userId }: Member): Promise<GatheredProducts> {
  return withNames(db, await findShelves(db, userId))
}

/** The same with the names of what is not sold any more. */
async function withNames(db: Db | Tx, { favourites, compared, awaited }: Shelves): Promise<GatheredProducts> {
  const ids = [...favourites, ...compared, ...awaited]
  const gone = ids.length > 0 ? await namesOfWithdrawn(db, ids) : []
  return { favourites: [...favourites], compared: [...compared], awaited: [...awaited], gone }
}

/** Whoever closes their account leaves nothing gathered behind [REG-3]. */
export function forgetShelves(tx: Tx, { userId }: { userId: UserId }): Promise<void> {
  return deleteShelves(tx, userId)
}

interface Change {
  shelf: Shelf
  productIds: readonly number[]
}

/**
 * Puts products that are sold on the member's shelf; those there already stay once, and of several as many are taken as
 * there is room for. Whoever may fill a cart may wait for what is out of stock [SHOP-5].
 * @throws Refusal product_not_found | not_sold_out | favourites_full | compared_full | awaited_full where none of them is
 *   there in the end; not_allowed for who has just left, or may not wait
 */
export function addToShelf(deps: Deps, member: Member, change: Change): Promise<GatheredProducts> {
  return deps.db.transaction().execute((tx) => addIn(tx, member, change, deps.now()))
}

async function addIn(tx: Tx, member: Member, { shelf, productIds }: Change, now: Date): Promise<GatheredProducts> {
  // an account that is being closed leaves nothing behind [REG-3]
  const place = await holdMember(tx, member)
  if (shelf === 'awaited' && !mayDo(place, 'cart.change')) throw new Refusal('not_allowed')
  const { userId } = place
  const held = (await lockShelves(tx, userId))[shelf]
  const sold = await soldAmong(tx, productIds)
  const open = shelf === 'awaited' ? await soldOutAmong(tx, productIds) : sold
  const wanted = productIds.filter((id) => open.has(id))
  const added = addable(shelf, held, wanted)
  if (added.length > 0) {
    await insertShelved(tx, place, shelf, added, now)
    await publish(tx, shelvesChanged(userId))
  } else if (!productIds.some((id) => held.includes(id))) {
    if (wanted.length === 0 && sold.size > 0) throw new Refusal('not_sold_out', { field: 'productIds' })
    if (wanted.length === 0) throw new Refusal('product_not_found', { field: 'productIds' })
    throw new Refusal(`${shelf}_full`, { field: 'productIds', words: { most: String(roomOn[shelf]) } })
  }
  return withNames(tx, await findShelves(tx, userId))
}

/** Takes products off the member's shelf; those that are not there need nothing. */
export function removeFromShelf(deps: Deps, member: Member, change: Change): Promise<GatheredProducts> {
  return deps.db.transaction().execute((tx) => removeIn(tx, member, change))
}

async function removeIn(tx: Tx, { userId }: Member, { shelf, productIds }: Change): Promise<GatheredProducts> {
  await lockShelves(tx, userId)
  const removed = await deleteShelved(tx, userId, shelf, productIds)
  if (removed > 0) await publish(tx, shelvesChanged(userId))
  return withNames(tx, await findShelves(tx, userId))
}
