import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories, materialSlugs } from '#server/areas/materials/public.ts'
import { activePaymentCodes, entryOf, subscriptionsOf, usualAnswerOf } from '#server/areas/subscriptions/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { attributeOf, offersInShowcases, storedCategoriesOr, storedCountOr } from '../list/queries-stored-counts.ts'

export interface SellerRow {
  id: string
  username: string
  name: string
  seller_type: SellerType
  city: string
  province: string
  about: string
  logo: string | null
  subscription_status: string | null
  usual_answer: number | null
  entry: 'now' | 'once_verified' | null
  product_count: number
  category_ids: number[]
}

// in the text, because the indexes hold only these and a parameter could be anything
const published = sql.lit('published')

type WithSeller = DB & { seller: { id: string } }

function offeredBySeller(eb: ExpressionBuilder<WithSeller, 'seller'>) {
  return eb.selectFrom('products as p').whereRef('p.seller_id', '=', 'seller.id').where('p.status', '=', published)
}

function sellers(db: Db) {
  return db
    .selectFrom(companyFacts.as('seller'))
    .where('seller.kind', '=', sql.lit('seller'))
    .where('seller.suspended_at', 'is', null)
}

function sellersWithSubscription(db: Db, viewer: Viewer) {
  return sellers(db).leftJoin(
    subscriptionsOf(isBuyer(viewer) ? viewer.companyId : null).as('subscription'),
    'subscription.seller_id',
    'seller.id',
  )
}

function sellersVisibleTo(db: Db, viewer: Viewer) {
  return sellersWithSubscription(db, viewer).select((eb) => [
    'seller.id',
    'seller.username',
    'seller.name',
    eb.ref('seller.seller_type').$castTo<SellerType>().as('seller_type'),
    'seller.city',
    'seller.province',
    'seller.about',
    'seller.logo',
    'subscription.status as subscription_status',
    (isBuyer(viewer) ? usualAnswerOf(eb.ref('seller.id')) : sql<number | null>`null::int`).as('usual_answer'),
    (isBuyer(viewer) ? entryOf(eb.ref('seller.id'), viewer.companyId) : sql<SellerRow['entry']>`null::text`).as(
      'entry',
    ),
    storedCountOr(sql`(${offeredBySeller(eb).select((p) => p.fn.countAll().as('count'))})::int`, {
      within: sql`0`,
      having: attributeOf('seller', eb.ref('seller.id')),
    }).as('product_count'),
    storedCategoriesOr(
      sql`array(${offeredBySeller(eb).select('p.category_id').distinct().orderBy('p.category_id')})`,
      attributeOf('seller', eb.ref('seller.id')),
    ).as('category_ids'),
  ])
}

export interface SellerFilters {
  /** Each word must occur in the name, city or province. */
  words?: readonly string[] | undefined
  sellerType?: SellerType | undefined
  categoryId?: number | undefined
  /** The slug of a material that it offers. */
  material?: string | undefined
  usernames?: readonly string[] | undefined
  /** The viewer's company subscribes to it, has asked it, or was declined by it. */
  related?: boolean | undefined
}

/** One page of the sellers by name, and the total number. */
export async function findSellers(
  db: Db,
  viewer: Viewer,
  filters: SellerFilters,
  page: { limit: number; offset: number },
): Promise<{ sellers: SellerRow[]; total: number }> {
  const found = await sellersVisibleTo(db, viewer)
    .where((eb) => eb.and(conditionsOf(eb, filters)))
    .orderBy((eb) => eb.fn('lower', ['seller.name']))
    .orderBy('seller.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await sellersWithSubscription(db, viewer)
    .where((eb) => eb.and(conditionsOf(eb, filters)))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  return { sellers: found, total: counted.total }
}

type WithFacts = DB & {
  seller: Pick<DB['companies'], 'name' | 'city' | 'province' | 'seller_type' | 'username'> & { id: string }
  subscription: { status: string | null }
}

function conditionsOf(
  eb: ExpressionBuilder<WithFacts, 'seller' | 'subscription'>,
  { words = [], sellerType, categoryId, material, usernames, related }: SellerFilters,
) {
  const described = eb.fn<string>('lower', [
    eb.fn('concat_ws', [sql.lit(' '), 'seller.name', 'seller.city', 'seller.province']),
  ])
  return [
    ...words.map((word) => eb(eb.fn<number>('strpos', [described, sql`${word}::text`]), '>', 0)),
    ...(sellerType ? [eb('seller.seller_type', '=', sellerType)] : []),
    ...(categoryId ? [eb.exists(offeredBySeller(eb).where('p.category_id', '=', categoryId))] : []),
    ...(material !== undefined
      ? [
          eb.exists(
            offeredBySeller(eb).where(
              'p.material_id',
              '=',
              sql<number>`(select material_id from ${materialSlugs} called where called.slug = ${material})`,
            ),
          ),
        ]
      : []),
    ...(usernames ? [eb('seller.username', '=', anyOf(usernames))] : []),
    // an ended one is none
    ...(related ? [eb('subscription.status', '<>', 'ended')] : []),
  ]
}

export interface SellerDetailRow extends SellerRow {
  banner: string | null
  address: string
  phone: string
  payment_codes: string[]
  showcases: { name: string; slug: string; count: number }[]
}

/** A key of a seller; an empty one finds none. */
export interface SellerKey {
  username?: string | undefined
  id?: string | undefined
}

/** A seller with its collections in its own order, without empty ones. */
export function findSeller(db: Db, viewer: Viewer, { username, id }: SellerKey): Promise<SellerDetailRow | undefined> {
  return sellersVisibleTo(db, viewer)
    .select((eb) => [
      'seller.banner',
      'seller.address',
      'seller.phone',
      eb
        .case()
        .when('subscription.status', '=', 'active')
        .then(activePaymentCodes)
        .else(sql<string[]>`'{}'`)
        .end()
        .as('payment_codes'),
      jsonArrayFrom(
        eb
          .selectFrom((every) =>
            every
              .selectFrom('showcases as showcase')
              .select([
                'showcase.name',
                'showcase.slug',
                'showcase.position',
                offersInShowcases(sql`(select showcase.id)`).as('count'),
              ])
              .whereRef('showcase.seller_id', '=', 'seller.id')
              .as('counted'),
          )
          .select(['counted.name', 'counted.slug', 'counted.count'])
          .where('counted.count', '>', 0)
          .orderBy('counted.position'),
      ).as('showcases'),
    ])
    .where((eb) => (id === undefined ? eb('seller.username', '=', username ?? '') : eb('seller.id', '=', id)))
    .executeTakeFirst()
}

export interface CategoryRow {
  id: number
  name: string
  text: string
  count: number
}

/** The categories, each with its current number of products [HOME-5]. */
export function countCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .selectFrom(categories.as('category'))
    .select((eb) => [
      'category.id',
      'category.name',
      'category.text',
      storedCountOr(
        sql`(${eb
          .selectFrom('products as p')
          .whereRef('p.category_id', '=', 'category.id')
          .where('p.status', '=', published)
          .select((p) => p.fn.countAll().as('count'))})::int`,
        { within: eb.ref('category.id'), having: sql`(values (0))` },
      ).as('count'),
    ])
    .orderBy('category.id')
    .execute()
}
