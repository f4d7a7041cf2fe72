import { type SelectQueryBuilder, sql } from 'kysely'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { codeKey } from '#domain/plain-signs.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { lockBalances, type StockBalance } from '../stock/queries-ledger.ts'
import { addToShowcases } from './queries-writing.ts'

/** A product as it stands, without its prices; weights and quantities of a draft may be zero: not written yet. */
export interface WrittenProduct {
  id: number
  version: number
  status: ProductStatus
  pictureVersion: number
  coverPhoto: string | null
  featuredRank: number | null
  materialId: number
  sku: string
  name: string
  nameEnglish: string
  otherNames: string[]
  grade: string
  maker: string
  origin: string
  form: string
  packKind: PackKind
  packLabel: string
  unit: string
  packWeight: DecimalText
  minPurchase: DecimalText
  minNego: DecimalText
  negotiable: boolean
  description: string
  importantInfo: string
  storage: string
  shelfLifeMonths: number | null
}

const ownColumns = [
  'p.id',
  'p.version',
  'p.picture_version as pictureVersion',
  'p.cover_photo as coverPhoto',
  'p.featured_rank as featuredRank',
  'p.material_id as materialId',
  'p.sku',
  'p.name',
  'p.name_english as nameEnglish',
  'p.other_names as otherNames',
  'p.grade',
  'p.maker',
  'p.origin',
  'p.form',
  'p.pack_label as packLabel',
  'p.unit',
  'p.pack_weight as packWeight',
  'p.min_purchase as minPurchase',
  'p.min_nego as minNego',
  'p.negotiable',
  'p.description',
  'p.important_info as importantInfo',
  'p.storage',
  'p.shelf_life_months as shelfLifeMonths',
] as const

/** The seller's product with its material, stock and collections; another seller's is not found. */
export async function findOwnOffer(db: Db, sellerId: CompanyId, productId: number) {
  return editedProducts(db, sellerId)
    .where('p.id', '=', productId)
    .leftJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select('stock.units as stock')
    .executeTakeFirst()
}

/** The seller's product for writing, with its stock, which orders lock first too; both stay locked until commit. */
export async function lockOwnOffer(
  tx: Tx,
  sellerId: CompanyId,
  productId: number,
): Promise<(WrittenProduct & { stock: StockBalance }) | undefined> {
  const stock = (await lockBalances(tx, [productId], sellerId)).get(productId)
  const found = await lockPriced(tx, sellerId, productId)
  return found && stock && { ...found, stock }
}

/** The seller's product locked for a price change, without its stock, which orders may lock meanwhile. */
export function lockPriced(tx: Tx, sellerId: CompanyId, productId: number): Promise<WrittenProduct | undefined> {
  return ownProducts(tx, sellerId).where('p.id', '=', productId).forNoKeyUpdate('p').executeTakeFirst()
}

/** The seller's products `p` as they are written, to be narrowed. */
export function ownProducts(db: Db | Tx, sellerId: CompanyId) {
  const query: SelectQueryBuilder<DB & { p: DB['products'] }, 'p', object> = db.selectFrom('products as p')
  return query
    .select([...ownColumns, sql<ProductStatus>`p.status`.as('status'), sql<PackKind>`p.pack_kind`.as('packKind')])
    .where('p.seller_id', '=', sellerId)
}

/** The seller's products `p` with their material and the addresses of their collections. */
export function editedProducts(db: Db | Tx, sellerId: CompanyId) {
  return ownProducts(db, sellerId)
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .select((eb) => [
      'material.name as materialName',
      'material.cas_number as casNumber',
      sql<string[]>`array(${eb
        .selectFrom('showcase_products as place')
        .innerJoin('showcases as showcase', 'showcase.id', 'place.showcase_id')
        .select('showcase.slug')
        .whereRef('place.product_id', '=', 'p.id')
        .orderBy('showcase.position')})`.as('showcases'),
    ])
}

/** Locks the names of a seller's products: of two concurrent writers of the same name, the second finds the first. */
export async function lockNames(tx: Tx, sellerId: CompanyId): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('products of ' || ${sellerId}::text, 0))`
  await tx.selectNoFrom(lock.as('held')).execute()
}

/** A different product of the seller with this name, or with this code ignoring case. */
export function findTaken(
  tx: Tx,
  sellerId: CompanyId,
  { name, sku }: Pick<Offer, 'name' | 'sku'>,
  except: number | null,
): Promise<{ name: string; sku: string } | undefined> {
  return tx
    .selectFrom('products')
    .select(['name', 'sku'])
    .where('seller_id', '=', sellerId)
    .where((eb) =>
      eb.or([
        eb('name', '=', name),
        eb.and([eb('sku', '<>', ''), eb(eb.fn<string>('code_key', ['sku']), '=', codeKey(sku))]),
      ]),
    )
    .where(sql<boolean>`id is distinct from ${except}::integer`)
    .orderBy((eb) => eb('name', '=', name), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The seller's collections in its order. */
export function findShowcases(db: Db | Tx, sellerId: CompanyId): Promise<{ name: string; slug: string }[]> {
  return db
    .selectFrom('showcases')
    .select(['name', 'slug'])
    .where('seller_id', '=', sellerId)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

type Change = Omit<WrittenProduct, 'featuredRank' | 'coverPhoto'> &
  Pick<Offer, 'showcases'> & {
    /** When it is sold for the first time; null: it was, or it is not. */
    soldSince: Date | null
  }

const changeColumns = {
  id: 'integer',
  version: 'integer',
  status: 'text',
  pictureVersion: 'integer',
  materialId: 'integer',
  sku: 'text',
  name: 'text',
  nameEnglish: 'text',
  otherNames: 'text',
  grade: 'text',
  maker: 'text',
  origin: 'text',
  form: 'text',
  packKind: 'text',
  packLabel: 'text',
  unit: 'text',
  packWeight: 'numeric',
  minPurchase: 'numeric',
  minNego: 'numeric',
  negotiable: 'boolean',
  description: 'text',
  importantInfo: 'text',
  storage: 'text',
  shelfLifeMonths: 'integer?',
  soldSince: 'timestamptz?',
} as const

/** Writes locked products with their collections; a caller that changes a minimum purchase calls `noteAvailability`. */
export async function updateOffers(tx: Tx, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const rows = changes.map(({ otherNames, ...change }) => ({ ...change, otherNames: JSON.stringify(otherNames) }))
  await tx
    .updateTable('products as p')
    .from(unnestRows('change', changeColumns, rows))
    .set((eb) => ({
      version: eb.ref('change.version'),
      status: eb.ref('change.status'),
      picture_version: eb.ref('change.pictureVersion'),
      sku: eb.ref('change.sku'),
      name_english: eb.ref('change.nameEnglish'),
      other_names: sql<string[]>`array(select jsonb_array_elements_text(${eb.ref('change.otherNames')}::jsonb))`,
      grade: eb.ref('change.grade'),
      maker: eb.ref('change.maker'),
      origin: eb.ref('change.origin'),
      form: eb.ref('change.form'),
      pack_kind: eb.ref('change.packKind'),
      pack_label: eb.ref('change.packLabel'),
      pack_weight: eb.ref('change.packWeight'),
      min_purchase: eb.ref('change.minPurchase'),
      min_nego: eb.ref('change.minNego'),
      negotiable: eb.ref('change.negotiable'),
      description: eb.ref('change.description'),
      important_info: eb.ref('change.importantInfo'),
      storage: eb.ref('change.storage'),
      shelf_life_months: eb.ref('change.shelfLifeMonths'),
      created_at: eb.fn.coalesce('change.soldSince', 'p.created_at'),
    }))
    .whereRef('p.id', '=', 'change.id')
    .execute()
  // apart, and where they differ: setting columns of unique keys, to whatever, blocks orders, whose lines refer to it
  await tx
    .updateTable('products as p')
    .from(unnestRows('change', changeColumns, rows))
    .from(materialFacts.as('material'))
    .set((eb) => ({
      material_id: eb.ref('change.materialId'),
      category_id: eb.ref('material.category_id'),
      unit: eb.ref('change.unit'),
      name: eb.ref('change.name'),
    }))
    .whereRef('p.id', '=', 'change.id')
    .whereRef('material.id', '=', 'change.materialId')
    .where(
      sql<boolean>`(p.material_id, p.category_id, p.unit, p.name)
        is distinct from (change."materialId", material.category_id, change.unit, change.name)`,
    )
    .execute()
  await tx.deleteFrom('showcase_products').where('product_id', '=', anyOf(ids)).execute()
  await addToShowcases(tx, changes)
}
