import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/actor.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { hasPaymentType } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'
import { pricesVisibleTo, type VisiblePrices } from '../prices/queries-pricing.ts'

const ofProduct = {
  id: 'integer',
  name: 'text',
  picture_version: 'integer',
  cover_photo: 'text?',
  unit: 'text',
  pack_weight: 'numeric',
  min_purchase: 'numeric',
  min_nego: 'numeric',
  origin: 'text',
  negotiable: 'boolean',
  grade: 'text',
  pack_label: 'text',
  available: 'boolean',
  lead_days: 'smallint?',
  category_id: 'smallint',
  seller_id: 'uuid',
  document_kinds: 'text[]',
} as const

const joined = {
  seller_name: 'text',
  seller_username: 'text',
  exchange_rate: 'numeric',
  subscription_status: 'text?',
  has_payment_type: 'boolean',
  // null when the viewer may not see it
  amount: 'numeric?',
} as const

export const cardColumns = { ...ofProduct, ...joined } as const

/** A product as shown in lists. */
export type CardRow = RowOf<typeof cardColumns>

const ownColumns = sql.join(Object.keys(ofProduct).map((column) => sql.ref(`p.${column}`)))

/** The product's own columns for cards, sorting and the offers of a material; seller and price are joined only for the rows of one page. */
export const productColumns = sql`${ownColumns}, p.maker, p.standing, p.created_at`

/** Cards for the products of a query, which names them `p`; in the given order. */
export function cardsOf(
  prices: VisiblePrices,
  products: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql`${prices.amount} as amount`,
): RawBuilder<unknown> {
  return sql`
    select ${ownColumns}, seller.name as seller_name, seller.username as seller_username, seller.exchange_rate,
      subscription.status as subscription_status, ${hasPaymentType} as has_payment_type, ${more}
    from (${products}) p
    -- looked up by their ids: joined, a page's few might be met with all companies
    cross join lateral (select * from ${companyFacts} fact where fact.id = p.seller_id limit 1) seller
    ${prices.joins}
    order by ${order}`
}

/** The cards of these products, in their order, with the prices the viewer may see; those not on sale are left out. */
export function findCards(db: Db, viewer: Viewer, ids: readonly number[]): Promise<CardRow[]> {
  return chosenProducts.rows(db, viewer, ids)
}

export const chosenProducts = statement('chosen products', cardColumns, (viewer: Viewer, ids: readonly number[]) =>
  cardsOf(
    pricesVisibleTo(viewer),
    sql`select ${productColumns} from products p where p.id = ${anyOf(ids)} and p.status = 'published'`,
    sql`array_position(${[...ids]}::integer[], p.id)`,
  ),
)
