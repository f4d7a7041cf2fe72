import { type RawBuilder, sql } from 'kysely'
import type { Seller, Viewer } from '#domain/accounts/actor.ts'
import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'
import type { PreviewAs } from '#domain/catalogue/prices/preview-as.ts'
import { sellerTypes } from '#domain/catalogue/seller-type.ts'
import type { DecimalText } from '#domain/money.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories, materialFacts } from '#server/areas/materials/public.ts'
import { activePaymentCodes } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'
import { type CardRow, cardColumns, cardsOf, productColumns } from '../list/queries-cards.ts'
import { usualOrder } from '../list/queries-page.ts'
import { pricesPreviewed, pricesVisibleTo, type VisiblePrices } from '../prices/queries-pricing.ts'

const detailColumns = {
  ...cardColumns,
  name_english: 'text',
  material_slug: 'text',
  material_name: 'text',
  description: 'text',
  important_info: 'text',
  cas_number: 'text?',
  e_number: 'text?',
  inci: 'text?',
  maker: 'text',
  form: 'text',
  functions: 'text[]',
  synonyms: 'text[]',
  shelf_life_months: 'integer?',
  storage: 'text',
  hazard: 'text?',
  halal_critical: 'boolean',
  hs_code: 'text?',
  units_in_stock: 'numeric',
  category_name: 'text',
  seller_phone: 'text',
  seller_city: 'text',
  seller_type: { oneOf: sellerTypes },
  payment_codes: 'text[]',
} as const

/** A product as shown on its own page. */
export type DetailRow = RowOf<typeof detailColumns>

export async function findProduct(db: Db, viewer: Viewer, productId: number): Promise<DetailRow | undefined> {
  const [found] = await productDetail.rows(db, viewer, productId)
  return found
}

export const productDetail = statement('a product', detailColumns, (viewer: Viewer, productId: number) =>
  detailOf(pricesVisibleTo(viewer), sql`p.id = ${productId} and p.status = 'published'`),
)

/** The seller's product, on sale or not, as somebody else sees it [SHOP-2]. */
export async function findPreviewed(
  db: Db,
  seller: Seller,
  productId: number,
  previewAs: PreviewAs,
): Promise<DetailRow | undefined> {
  const [found] = await previewedProduct.rows(db, seller, productId, previewAs)
  return found
}

export const previewedProduct = statement(
  'a product in a preview',
  detailColumns,
  (seller: Seller, productId: number, previewAs: PreviewAs) =>
    detailOf(pricesPreviewed(seller, previewAs), sql`p.id = ${productId} and p.seller_id = ${seller.companyId}::uuid`),
)

function detailOf(prices: VisiblePrices, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return cardsOf(
    prices,
    sql`select p.*, material.cas_number, material.e_number, material.inci, material.hs_code, material.functions,
        material.other_names as synonyms, material.halal_critical, material.hazard,
        material.description as material_description, material.slug as material_slug, material.name as material_name
      from products p join ${materialFacts} material on material.id = p.material_id
      where ${which}`,
    sql`p.id`,
    sql`${prices.amount} as amount, p.name_english, p.material_slug, p.material_name, concat_ws(' ', nullif(p.material_description, ''), nullif(p.description, '')) as description,
      p.important_info, p.cas_number, p.e_number, p.inci,
      p.maker, p.form, p.functions, p.synonyms, p.shelf_life_months, p.storage, p.hazard, p.halal_critical, p.hs_code,
      coalesce((select units from product_stocks where product_id = p.id), 0) as units_in_stock,
      (select category.name from ${categories} category where category.id = p.category_id) as category_name,
      seller.phone as seller_phone, seller.city as seller_city, seller.seller_type,
      case when subscription.status = 'active' then ${activePaymentCodes} else '{}' end as payment_codes`,
  )
}

/** A product that is not sold any more. */
export type WithdrawnRow = NonNullable<Awaited<ReturnType<typeof findWithdrawn>>>

export function findWithdrawn(db: Db, productId: number) {
  return db
    .selectFrom('products as p')
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .innerJoin(categories.as('category'), 'category.id', 'p.category_id')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'p.seller_id')
    .select([
      'p.id',
      'p.name',
      'p.picture_version as pictureVersion',
      'p.cover_photo as coverPhoto',
      'p.origin',
      'p.grade',
      'p.pack_label as packLabel',
      'p.category_id as categoryId',
      'category.name as categoryName',
      'material.slug as materialSlug',
      'material.name as materialName',
      'seller.name as sellerName',
      'seller.username as sellerUsername',
    ])
    .where('p.id', '=', productId)
    .where('p.status', 'in', ['withdrawn', 'closed', 'banned'])
    .executeTakeFirst()
}

// at most this many of a product's related ones are the same material from other sellers; of each other material, at
// most this many
const SAME_MATERIAL = 6
const EACH_OTHER = 2
const NEAREST = 100

/**
 * Related products: the same material from other sellers first, then those in its category that share most of its
 * functions [DETAIL-5].
 */
export function findRelated(db: Db, viewer: Viewer, productId: number, limit: number): Promise<CardRow[]> {
  return relatedProducts.rows(db, viewer, productId, limit)
}

export const relatedProducts = statement(
  'products related to one',
  cardColumns,
  (viewer: Viewer, productId: number, limit: number) =>
    sql`
    with wanted as (
      select p.id, p.material_id, p.category_id, material.functions
      from products p join ${materialFacts} material on material.id = p.material_id where p.id = ${productId}),
    kin as (
      select material.id, material.id = wanted.material_id as same,
        (select count(*) from unnest(material.functions) name where name = any(wanted.functions)) as shared
      from wanted join ${materialFacts} material on material.category_id = wanted.category_id
      where material.id = wanted.material_id or material.functions && wanted.functions),
    -- of many materials, more than fill the page; some may have no product
    nearest as (select * from kin order by same desc, shared desc, id limit ${NEAREST}),
    placed as (
      select p.*, nearest.same, nearest.shared
      from nearest cross join lateral (
        select ${productColumns} from products p
        where p.material_id = nearest.id and p.status = 'published' and p.id <> (select id from wanted)
        order by ${usualOrder}
        limit case when nearest.same then ${SAME_MATERIAL}::int else ${EACH_OTHER} end) p)
    ${cardsOf(pricesVisibleTo(viewer), sql`select * from placed p order by ${inFamily} limit ${limit}`, inFamily)}`,
)

const inFamily = sql`same desc, shared desc, available desc, lower(p.name), p.id`

/** The facts shown in a picture of the product. */
export interface PictureFacts {
  version: number
  packKind: PackKind
  packLabel: string
  packWeight: DecimalText
  unit: string
  categoryId: number
  name: string
  nameEnglish: string
  grade: string
  origin: string
  casNumber: string | null
}

/** Withdrawn products keep their pictures, because orders show them. */
export async function findPictureFacts(db: Db, productId: number): Promise<PictureFacts | undefined> {
  return db
    .selectFrom('products as p')
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .select([
      'p.picture_version as version',
      sql<PackKind>`p.pack_kind`.as('packKind'),
      'p.pack_label as packLabel',
      'p.pack_weight as packWeight',
      'p.unit',
      'p.category_id as categoryId',
      'p.name',
      'p.name_english as nameEnglish',
      'p.grade',
      'p.origin',
      'material.cas_number as casNumber',
    ])
    .where('p.id', '=', productId)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
}
