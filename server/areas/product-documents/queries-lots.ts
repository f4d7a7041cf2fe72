import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Readers } from '#domain/product-documents/readers.ts'
import { lotFacts, productFacts } from '#server/areas/catalogue/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { containing, dateOf } from '#server/platform/sql-input.ts'

export interface LotSearch {
  keyword: string | null
  /** Only those without a CoA. */
  without: boolean
}

export interface LotRow {
  id: number
  number: string
  productId: number
  productName: string
  unit: string
  left: DecimalText
  expiresOn: BusinessDay | null
  certificateId: string | null
  fileName: string | null
  validUntil: BusinessDay | null
  readers: Readers | null
}

/** One page of the seller's lots, the newest first. */
export function findLots(db: Db, seller: Seller, search: LotSearch, page: { limit: number; offset: number }) {
  return lotsOf(db, seller, search)
    .leftJoin(storedFiles.as('file'), 'file.id', 'certificate.file_id')
    .select(['lot.id', 'lot.number', 'lot.units as left', 'lot.product_id as productId'])
    .select(['product.name as productName', 'product.unit'])
    .select(['certificate.id as certificateId', 'certificate.readers', 'file.name as fileName'])
    .select([
      sql<BusinessDay | null>`lot.expires_on::text`.as('expiresOn'),
      sql<BusinessDay | null>`certificate.valid_until::text`.as('validUntil'),
    ])
    .$narrowType<{ readers: Readers | null }>()
    .orderBy('lot.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countLots(db: Db, seller: Seller, search: LotSearch): Promise<number> {
  const { total } = await lotsOf(db, seller, search)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function lotsOf(db: Db, seller: Seller, { keyword, without }: LotSearch) {
  const like = sql<string>`${containing(keyword)}::text`
  return db
    .selectFrom(lotFacts.as('lot'))
    .innerJoin(productFacts.as('product'), 'product.id', 'lot.product_id')
    .leftJoin('lot_certificates as certificate', (join) =>
      join.onRef('certificate.lot_id', '=', 'lot.id').on('certificate.replaced_at', 'is', null),
    )
    .where('product.seller_id', '=', seller.companyId)
    .where((eb) =>
      eb.or([
        eb(like, 'is', null),
        eb('product.name', 'ilike', like),
        eb('product.sku', 'ilike', like),
        eb('lot.number', 'ilike', like),
      ]),
    )
    .where(sql<SqlBool>`(not ${without}::boolean or certificate.id is null)`)
}

/** The product of a lot of any seller. */
export async function findProductOfLot(tx: Tx, lotId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom(lotFacts.as('lot'))
    .select('lot.product_id as productId')
    .where('lot.id', '=', lotId)
    .executeTakeFirst()
  return row?.productId
}

/** The readers of the CoA of a product's lots that can be answered with. */
export async function findLotReaders(tx: Tx, productId: number, today: BusinessDay): Promise<Readers[]> {
  const rows = await tx
    .selectFrom('lot_certificates as certificate')
    .innerJoin(lotFacts.as('lot'), 'lot.id', 'certificate.lot_id')
    .select('certificate.readers')
    .$narrowType<{ readers: Readers }>()
    .where('certificate.product_id', '=', productId)
    .where(answersOn(today))
    .execute()
  return rows.map(({ readers }) => readers)
}

/** Whether the `certificate` of a `lot` answers who asks for the CoA of its product: it is shown there, and valid. */
export function answersOn(today: BusinessDay): Expression<SqlBool> {
  const eb = expressionBuilder<{ certificate: DB['lot_certificates']; lot: DB['stock_lots'] }, 'certificate' | 'lot'>()
  return eb.and([
    eb('certificate.replaced_at', 'is', null),
    eb('lot.units', '>', sql.lit('0')),
    eb.or([eb('certificate.valid_until', 'is', null), eb('certificate.valid_until', '>=', dateOf(today))]),
  ])
}
