import { sql } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import type { SavedIds, SavedList } from '#domain/saved-products/saved-list.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/** The user's saved products, in the order in which they were added. */
export async function findSavedIds(db: Db | Tx, userId: UserId): Promise<SavedIds> {
  const rows = await db
    .selectFrom('shelved_products')
    .select(['shelf', 'product_id as productId'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const on = (shelf: SavedList) => rows.filter((row) => row.shelf === shelf).map(({ productId }) => productId)
  return { favourites: on('favourites'), compared: on('compared'), awaited: on('awaited') }
}

/** The user's saved products, locked until commit against concurrent changes. */
export async function lockSavedIds(tx: Tx, userId: UserId): Promise<SavedIds> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${`shelves ${userId}`}, 0))`
  await tx.selectNoFrom(lock.as('held')).execute()
  return findSavedIds(tx, userId)
}

const columns = {
  userId: 'uuid',
  shelf: 'text',
  productId: 'integer',
  now: 'timestamptz',
  forCompany: 'uuid?',
} as const

/** Adds products to a list, in this order. */
export async function insertShelved(
  tx: Tx,
  { userId, companyId }: { userId: UserId; companyId: string },
  shelf: SavedList,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  // only what is awaited is for a company
  const forCompany = shelf === 'awaited' ? companyId : null
  const rows = productIds.map((productId) => ({
    userId: userId as string,
    shelf: shelf as string,
    productId,
    now,
    forCompany,
  }))
  await tx
    .insertInto('shelved_products')
    .columns(['user_id', 'shelf', 'product_id', 'added_at', 'company_id'])
    .expression((eb) => eb.selectFrom(unnestRows('shelved', columns, rows)).selectAll())
    .execute()
}

/** Removes products from a list. @returns how many were there */
export async function deleteShelved(
  tx: Tx,
  userId: UserId,
  shelf: SavedList,
  productIds: readonly number[],
): Promise<number> {
  const deleted = await tx
    .deleteFrom('shelved_products')
    .where('user_id', '=', userId)
    .where('shelf', '=', shelf)
    .where('product_id', '=', anyOf(productIds))
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Deletes all saved products of the user. */
export async function deleteSavedProducts(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('shelved_products').where('user_id', '=', userId).execute()
}
