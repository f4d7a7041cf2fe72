import { sql } from 'kysely'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, containing } from '#server/platform/sql-input.ts'

export interface ShowcaseRow {
  id: string
  name: string
  slug: string
  count: number
}

/** The seller's collections in its order, empty ones too. */
export function findOwnShowcases(db: Db | Tx, sellerId: CompanyId): Promise<ShowcaseRow[]> {
  return db
    .selectFrom('showcases as showcase')
    .leftJoin('showcase_products as place', 'place.showcase_id', 'showcase.id')
    .select(({ fn, cast }) => [
      'showcase.id',
      'showcase.name',
      'showcase.slug',
      cast<number>(fn.count('place.product_id'), 'integer').as('count'),
    ])
    .where('showcase.seller_id', '=', sellerId)
    .groupBy('showcase.id')
    .orderBy('showcase.position')
    .orderBy('showcase.name')
    .execute()
}

/** Adds a collection behind all others. */
export async function insertShowcase(
  tx: Tx,
  sellerId: CompanyId,
  { name, slug }: { name: string; slug: string },
): Promise<void> {
  await tx
    .insertInto('showcases')
    .values((eb) => ({
      seller_id: sellerId,
      name,
      slug,
      position: eb
        .selectFrom('showcases')
        .where('seller_id', '=', sellerId)
        .select((all) => sql<number>`coalesce(${all.fn.max('position')}, 0) + 1`.as('next')),
    }))
    .execute()
}

export async function renameShowcase(tx: Tx, sellerId: CompanyId, id: string, name: string): Promise<void> {
  await tx.updateTable('showcases').set({ name }).where('seller_id', '=', sellerId).where('id', '=', id).execute()
}

/** Numbers the seller's collections as given. */
export async function orderShowcases(tx: Tx, sellerId: CompanyId, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('showcases')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id)` })
    .where('seller_id', '=', sellerId)
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Removes a collection with the places in it. */
export async function deleteShowcase(tx: Tx, sellerId: CompanyId, id: string): Promise<void> {
  await tx.deleteFrom('showcases').where('seller_id', '=', sellerId).where('id', '=', id).execute()
}

/** The products of a collection except drafts, which are not listed, locked in the order of their ids. */
export async function lockProductsOf(tx: Tx, sellerId: CompanyId, showcaseId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('products as p')
    .innerJoin('showcase_products as place', 'place.product_id', 'p.id')
    .select('p.id')
    .where('p.seller_id', '=', sellerId)
    .where('place.showcase_id', '=', showcaseId)
    .where('p.status', '!=', 'draft')
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks one of the seller's products and counts its version on. @returns its status; undefined if it is not there */
export async function moveProductOn(
  tx: Tx,
  sellerId: CompanyId,
  productId: number,
): Promise<ProductStatus | undefined> {
  const row = await tx
    .updateTable('products')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .returning((eb) => eb.ref('status').$castTo<ProductStatus>().as('status'))
    .executeTakeFirst()
  return row?.status
}

/** Puts a product into a collection, or takes it out; where it is already so, nothing changes. */
export async function savePlacement(
  tx: Tx,
  { showcaseId, productId }: { showcaseId: string; productId: number },
  placed: boolean,
): Promise<void> {
  if (!placed) {
    await tx
      .deleteFrom('showcase_products')
      .where('showcase_id', '=', showcaseId)
      .where('product_id', '=', productId)
      .execute()
    return
  }
  await tx
    .insertInto('showcase_products')
    .values({ showcase_id: showcaseId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface PlacedRow {
  id: number
  name: string
  status: ProductStatus
  placed: boolean
}

/** One page of the seller's products whose name contains the keyword, those in the collection first. */
export async function findPlaced(
  db: Db,
  sellerId: CompanyId,
  { showcaseId, keyword }: { showcaseId: string; keyword: string | null },
  page: { limit: number; offset: number },
): Promise<{ products: PlacedRow[]; total: number }> {
  const matching = db
    .selectFrom('products as p')
    .where('p.seller_id', '=', sellerId)
    .$if(keyword !== null, (query) => {
      const like = containing(keyword ?? '')
      return query.where((eb) => eb.or([eb('p.name', 'ilike', like), eb('p.sku', 'ilike', like)]))
    })
  const products = await matching
    .leftJoin('showcase_products as place', (join) =>
      join.onRef('place.product_id', '=', 'p.id').on('place.showcase_id', '=', showcaseId),
    )
    .select([
      'p.id',
      'p.name',
      sql<ProductStatus>`p.status`.as('status'),
      sql<boolean>`place.product_id is not null`.as('placed'),
    ])
    .orderBy('placed', 'desc')
    .orderBy((eb) => eb.fn('lower', ['p.name']))
    .orderBy('p.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await matching
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  return { products, total }
}
