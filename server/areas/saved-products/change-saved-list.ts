import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { savedProductsChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SavedProducts } from '#domain/saved-products/contract.ts'
import { addable, roomOn, type SavedIds, type SavedList } from '#domain/saved-products/saved-list.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { namesOfWithdrawn, soldAmong, soldOutAmong } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { deleteSavedProducts, deleteShelved, findSavedIds, insertShelved, lockSavedIds } from './queries.ts'

/** The member's saved products, across their companies [CARD-5]. */
export async function showSavedProducts({ db }: Deps, { userId }: Member): Promise<SavedProducts> {
  return withNames(db, await findSavedIds(db, userId))
}

/** Adds the names of withdrawn products. */
async function withNames(db: Db | Tx, { favourites, compared, awaited }: SavedIds): Promise<SavedProducts> {
  const ids = [...favourites, ...compared, ...awaited]
  const gone = ids.length > 0 ? await namesOfWithdrawn(db, ids) : []
  return { favourites: [...favourites], compared: [...compared], awaited: [...awaited], gone }
}

/** Deletes the saved products of a closed account [REG-3]. */
export function forgetSavedProducts(tx: Tx, { userId }: { userId: UserId }): Promise<void> {
  return deleteSavedProducts(tx, userId)
}

interface Change {
  shelf: SavedList
  productIds: readonly number[]
}

/**
 * Adds products on sale to a list of the member; those there already stay once, and of several as many are added as
 * there is room for. Members who may fill a cart may await what is out of stock [SHOP-5].
 * @throws Refusal product_not_found | not_sold_out | favourites_full | compared_full | awaited_full where none of them
 * is there in the end; not_allowed for who has just left, or may not wait
 */
export function addToSavedList(deps: Deps, member: Member, change: Change): Promise<SavedProducts> {
  return deps.db.transaction().execute((tx) => addIn(tx, member, change, deps.now()))
}

async function addIn(tx: Tx, member: Member, { shelf, productIds }: Change, now: Date): Promise<SavedProducts> {
  // an account that is being closed leaves nothing behind [REG-3]
  const membership = await holdMember(tx, member)
  if (shelf === 'awaited' && !mayDo(membership, 'cart.change')) throw new Refusal('not_allowed')
  const { userId } = membership
  const current = (await lockSavedIds(tx, userId))[shelf]
  const sold = await soldAmong(tx, productIds)
  const open = shelf === 'awaited' ? await soldOutAmong(tx, productIds) : sold
  const requested = productIds.filter((id) => open.has(id))
  const added = addable(shelf, current, requested)
  if (added.length > 0) {
    await insertShelved(tx, membership, shelf, added, now)
    await publish(tx, savedProductsChanged(userId))
  } else if (!productIds.some((id) => current.includes(id))) {
    if (requested.length === 0 && sold.size > 0) throw new Refusal('not_sold_out', { field: 'productIds' })
    if (requested.length === 0) throw new Refusal('product_not_found', { field: 'productIds' })
    throw new Refusal(`${shelf}_full`, { field: 'productIds', words: { most: String(roomOn[shelf]) } })
  }
  return withNames(tx, await findSavedIds(tx, userId))
}

/** Removes products from a list of the member; missing ones are ignored. */
export function removeFromSavedList(deps: Deps, member: Member, change: Change): Promise<SavedProducts> {
  return deps.db.transaction().execute((tx) => removeIn(tx, member, change))
}

async function removeIn(tx: Tx, { userId }: Member, { shelf, productIds }: Change): Promise<SavedProducts> {
  await lockSavedIds(tx, userId)
  const removed = await deleteShelved(tx, userId, shelf, productIds)
  if (removed > 0) await publish(tx, savedProductsChanged(userId))
  return withNames(tx, await findSavedIds(tx, userId))
}
