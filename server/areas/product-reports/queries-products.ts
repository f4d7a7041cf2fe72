import { type SqlBool, sql } from 'kysely'
import type { AuditAct } from '#domain/audit/acts.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { WaitingFor } from '#domain/product-reports/waiting.ts'
import { people } from '#server/areas/accounts/public.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { auditLog } from '#server/platform/audit/queries.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'

export interface ProductWish {
  keyword: string
  /** The name of a shop in its address. */
  seller: string | undefined
  status: ProductStatus | undefined
  waiting: WaitingFor | undefined
  /** Read on behind this one. */
  after: number | undefined
  limit: number
}

type Search = Pick<ProductWish, 'keyword' | 'seller'>

export type OverseenRow = Awaited<ReturnType<typeof findProducts>>[number]

/** Products, the newest first, with what waits about each; drafts are their sellers' own [ADM-3]. */
export async function findProducts(db: Db, { keyword, seller, status, waiting, after, limit }: ProductWish) {
  return searched(db, { keyword, seller })
    .select(({ selectFrom }) => [
      selectFrom('product_complaints as c')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('c.product_id', '=', 'p.id')
        .where('c.state', '=', sql.lit('open'))
        .$asScalar()
        .$notNull()
        .as('complaints'),
      selectFrom('product_bans as b')
        .select('b.asked_at')
        .whereRef('b.product_id', '=', 'p.id')
        .where('b.state', '=', sql.lit('asked'))
        .$asScalar()
        .as('requestedAt'),
    ])
    .$if(status !== undefined, (query) => query.where('p.status', '=', status as ProductStatus))
    .$if(waiting === 'complaints', (query) => query.where('p.id', 'in', reported(db)))
    .$if(waiting === 'look', (query) => query.where('p.id', 'in', recheckRequested(db)))
    .$if(after !== undefined, (query) => query.where('p.id', '<', after as number))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}

/** One reported product, with the content of its page; no price. */
export async function findProduct(db: Db, productId: number) {
  return products(db)
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .select(['p.version', 'p.grade', 'p.maker', 'p.origin', 'p.description', 'p.important_info as importantInfo'])
    .select(['material.name as materialName', 'material.slug as materialSlug', 'p.seller_id as sellerId'])
    .where('p.id', '=', productId)
    .executeTakeFirst()
}

/** The facts of a product that an act on it needs. */
export async function findNamed(tx: Tx, productId: number) {
  return tx
    .selectFrom(productFacts.as('p'))
    .select(['p.id', 'p.name', 'p.seller_id as sellerId'])
    .where('p.id', '=', productId)
    .where('p.status', '<>', 'draft')
    .executeTakeFirst()
}

function searched(db: Db, { keyword, seller }: Search) {
  const pattern = containing(keyword || null)
  return products(db)
    .$if(pattern !== null, (query) =>
      query.where((where) => where.or([sql<SqlBool>`p.name ilike ${pattern}`, sql<SqlBool>`p.sku ilike ${pattern}`])),
    )
    .$if(seller !== undefined, (query) => query.where('seller.username', '=', seller as string))
}

function products(db: Db) {
  return db
    .selectFrom(productFacts.as('p'))
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'p.seller_id')
    .select(['p.id', 'p.name', 'p.sku', 'p.pack_label as packLabel', 'p.status'])
    .select(['p.picture_version as pictureVersion', 'p.cover_photo as coverPhoto'])
    .select(['seller.name as sellerName', 'seller.username as sellerUsername'])
    .where('p.status', '<>', 'draft')
}

/** How many of the products that are searched for wait for what, whatever their status. */
export async function countWaiting(db: Db, wish: Search): Promise<Record<WaitingFor, number>> {
  const among = (waiting: typeof reported | typeof recheckRequested) =>
    searched(db, wish)
      .clearSelect()
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
      .where('p.id', 'in', waiting(db))
      .$asScalar()
      .$notNull()
  return db
    .selectNoFrom([among(reported).as('complaints'), among(recheckRequested).as('look')])
    .executeTakeFirstOrThrow()
}

function reported(db: Db) {
  return db.selectFrom('product_complaints').select('product_id').where('state', '=', sql.lit('open'))
}

function recheckRequested(db: Db) {
  return db.selectFrom('product_bans').select('product_id').where('state', '=', sql.lit('asked'))
}

const acts = [
  'product.ban',
  'product.keep-ban',
  'product.lift-ban',
  'product.ask-look',
  'product.dismiss',
] as const satisfies readonly AuditAct[]

// the audit itself has all of them
const MOST_ACTS = 30

/** The decisions about a product, the latest first [ADM-6]. */
export async function findActsOn(db: Db, productId: number) {
  return db
    .selectFrom(auditLog.as('e'))
    .leftJoin(people.as('doer'), 'doer.id', 'e.userId')
    .select(['e.at', 'e.act', 'doer.name as by', 'e.after'])
    .where('e.thingId', '=', String(productId))
    .where('e.act', 'in', acts)
    .orderBy('e.id', 'desc')
    .limit(MOST_ACTS)
    .execute()
}
