import { sql } from 'kysely'
import type { Seller, Viewer } from '#domain/accounts/actor.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** Whether the id is that of a product on sale, or of one of the viewer's own. */
export async function isProductVisibleTo(db: Db, viewer: Viewer, productId: number): Promise<boolean> {
  const companyId = viewer.kind === 'member' ? viewer.companyId : null
  const found = await db
    .selectFrom(productFacts.as('product'))
    .select('product.id')
    .where('product.id', '=', productId)
    .where((eb) =>
      eb.or([eb('product.status', '=', 'published'), eb('product.seller_id', '=', sql<string>`${companyId}::uuid`)]),
    )
    .executeTakeFirst()
  return found !== undefined
}

export async function isOwnProduct(db: Db, seller: Seller, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom(productFacts.as('product'))
    .select('product.id')
    .where('product.seller_id', '=', seller.companyId)
    .where('product.id', '=', productId)
    .executeTakeFirst()
  return found !== undefined
}

export async function findProductName(tx: Tx, productId: number): Promise<string> {
  const { name } = await product(tx, productId).select('product.name').executeTakeFirstOrThrow()
  return name
}

/** The names of products by their ids. */
export async function findProductNames(tx: Tx, productIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom(productFacts.as('product'))
    .select(['product.id', 'product.name'])
    .where('product.id', '=', anyOf(productIds))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function isSold(tx: Tx, productId: number): Promise<boolean> {
  const { status } = await product(tx, productId).select('product.status').executeTakeFirstOrThrow()
  return status === 'published'
}

function product(tx: Tx, productId: number) {
  return tx.selectFrom(productFacts.as('product')).where('product.id', '=', productId)
}
