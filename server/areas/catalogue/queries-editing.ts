import { type SelectQueryBuilder, sql } from 'kysely'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { PackKind } from '#domain/catalogue/pack-kind.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { lockBalances, type StockBalance } from './queries-ledger.ts'
import { placeInShowcases } from './queries-writing.ts'

/** A product as it stands, without its prices; weights and quantities of a draft may be zero: not written yet. */
export interface WrittenProduct {
  id: number
  version: number
  status: ProductStatus
  pictureVersion: number
  coverPhoto: string | null
  featuredRank: number | null
  materialId: number
  name: string
  nameEnglish: string
  otherNames: string[]
  grade: string
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
  'p.name',
  'p.name_english as nameEnglish',
  'p.other_names as otherNames',
  'p.grade',
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

/** The seller's product with its material, stock and showcases; another seller's is not found. */
export async function findOwnOffer(db: Db, sellerId: CompanyId, productId: number) {
  return ownProduct(db, sellerId, productId)
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .leftJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select((eb) => [
      'material.name as materialName',
      'material.cas_number as casNumber',
      'stock.units as stock',
      sql<string[]>`array(${eb
        .selectFrom('showcase_products as place')
        .innerJoin('showcases as showcase', 'showcase.id', 'place.showcase_id')
        .select('showcase.slug')
        .whereRef('place.product_id', '=', 'p.id')
        .orderBy('showcase.position')})`.as('showcases'),
    ])
    .executeTakeFirst()
}

/** The same for writing, with its stock, which orders lock first too; both stay locked until commit. */
export async function lockOwnOffer(
  tx: Tx,
  sellerId: CompanyId,
  productId: number,
): Promise<(WrittenProduct & { stock: StockBalance }) | undefined> {
  const stock = (await lockBalances(tx, [productId], sellerId)).get(productId)
  const found = await ownProduct(tx, sellerId, productId).forNoKeyUpdate('p').executeTakeFirst()
  return found && stock && { ...found, stock }
}

function ownProduct(db: Db | Tx, sellerId: CompanyId, productId: number) {
  const query: SelectQueryBuilder<DB & { p: DB['products'] }, 'p', object> = db.selectFrom('products as p')
  return query
    .select([...ownColumns, sql<ProductStatus>`p.status`.as('status'), sql<PackKind>`p.pack_kind`.as('packKind')])
    .where('p.seller_id', '=', sellerId)
    .where('p.id', '=', productId)
}

/** Whoever names products of a seller does it one after the other: of two who write the same name, the second finds the first. */
export async function takeTurnNaming(tx: Tx, sellerId: CompanyId): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('products of ' || ${sellerId}::text, 0))`
  await tx.selectNoFrom(lock.as('held')).execute()
}

/** Whether another product of the seller has this name. */
export async function isNameTaken(tx: Tx, sellerId: CompanyId, name: string, except: number | null): Promise<boolean> {
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('name', '=', name)
    .where(sql<boolean>`id is distinct from ${except}::integer`)
    .executeTakeFirst()
  return found !== undefined
}

/** The seller's showcases in its order. */
export function findShowcases(db: Db | Tx, sellerId: CompanyId): Promise<{ name: string; slug: string }[]> {
  return db
    .selectFrom('showcases')
    .select(['name', 'slug'])
    .where('seller_id', '=', sellerId)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

type Change = Omit<WrittenProduct, 'id' | 'featuredRank' | 'coverPhoto'> & Pick<Offer, 'showcases'>

/** Writes a product that is locked, with its showcases. `soldSince`: when it is sold for the first time. */
export async function updateOffer(
  tx: Tx,
  id: number,
  { showcases, ...product }: Change,
  soldSince: Date | null,
): Promise<void> {
  await tx
    .updateTable('products as p')
    .from(materialFacts.as('material'))
    .set((eb) => ({
      version: product.version,
      status: product.status,
      picture_version: product.pictureVersion,
      material_id: product.materialId,
      category_id: eb.ref('material.category_id'),
      name: product.name,
      name_english: product.nameEnglish,
      other_names: product.otherNames,
      grade: product.grade,
      origin: product.origin,
      form: product.form,
      pack_kind: product.packKind,
      pack_label: product.packLabel,
      unit: product.unit,
      pack_weight: product.packWeight,
      min_purchase: product.minPurchase,
      min_nego: product.minNego,
      negotiable: product.negotiable,
      description: product.description,
      important_info: product.importantInfo,
      storage: product.storage,
      shelf_life_months: product.shelfLifeMonths,
      ...(soldSince && { created_at: soldSince }),
    }))
    .where('p.id', '=', id)
    .where('material.id', '=', product.materialId)
    .execute()
  // the trigger on stocks compares what there is with the minimum purchase
  await tx.updateTable('product_stocks').set({ product_id: id }).where('product_id', '=', id).execute()
  await tx.deleteFrom('showcase_products').where('product_id', '=', id).execute()
  await placeInShowcases(tx, [{ id, showcases }])
}
