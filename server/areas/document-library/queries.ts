import { type SqlBool, sql } from 'kysely'
import { type BusinessDay, daysAfter } from '#domain/business-day.ts'
import { type ProductDocumentKind, productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import type { FolderOrder, FolderState, SearchedWord } from '#domain/document-library/state.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DocumentLanguage } from '#domain/product-documents/language.ts'
import { EXPIRY_NOTICE_DAYS_AHEAD } from '#domain/product-documents/validity.ts'
import { lotFacts, productFacts } from '#server/areas/catalogue/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { boughtOrders, orderedProducts } from '#server/areas/orders/public.ts'
import { documentsReadBy, lotCertificateFacts } from '#server/areas/product-documents/public.ts'
import { shippedLots } from '#server/areas/shipments/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf, containing, dateOf } from '#server/platform/sql-input.ts'

/** Which documents of the folder are requested. */
export interface FolderWish {
  words: readonly SearchedWord[]
  kind: ProductDocumentKind | null
  sellerId: string | null
  state: FolderState | null
  orderId: string | null
  /** Ordered from this instant, and before that one. */
  from: Date | null
  before: Date | null
  /** Only these. */
  chosen: readonly string[] | null
}

export interface FolderRow {
  id: string
  kind: ProductDocumentKind
  language: DocumentLanguage | null
  state: FolderState
  validUntil: BusinessDay | null
  replacedAt: Date | null
  fileKind: FileKind
  size: number
  key: FileKey
  productId: number
  productName: string
  onSale: boolean
  sellerName: string
  sellerUsername: string
  lot: string | null
  orderId: string
  orderNumber: string
  placedAt: Date
  orderCount: number
  shipmentId: string | null
  sequence: number | null
  sentAt: Date | null
}

interface PageRange {
  order: FolderOrder
  /** Read on behind this one. */
  after: string | null
  limit: number
}

/** The documents of a folder from one on. */
export function findDocuments(
  db: Db | Tx,
  buyerId: CompanyId,
  wish: FolderWish,
  { order, after, limit }: PageRange,
  today: BusinessDay,
): Promise<FolderRow[]> {
  const direction = order === 'newest' ? 'desc' : 'asc'
  const behind = sql.raw(direction === 'desc' ? '<' : '>')
  return folder(db, buyerId, wish, today)
    .selectFrom('folder as d')
    .innerJoin(storedFiles.as('file'), 'file.id', 'd.file_id')
    .select(['d.id', 'd.kind', 'd.language', 'd.state', 'd.replaced_at as replacedAt', 'd.product_id as productId'])
    .select(['d.product_name as productName', 'd.on_sale as onSale', 'd.seller_name as sellerName'])
    .select(['d.seller_username as sellerUsername', 'd.lot', 'd.order_id as orderId', 'd.order_number as orderNumber'])
    .select([
      'd.placed_at as placedAt',
      'd.order_count as orderCount',
      'd.shipment_id as shipmentId',
      'd.part as sequence',
    ])
    .select(['d.sent_at as sentAt', 'file.kind as fileKind', 'file.size', 'file.storage_key as key'])
    .select(sql<BusinessDay | null>`d.valid_until::text`.as('validUntil'))
    .$if(wish.state !== null, (query) => query.where('d.state', '=', wish.state))
    .$if(wish.sellerId !== null, (query) => query.where('d.seller_id', '=', wish.sellerId))
    .$if(wish.chosen !== null, (query) => query.where('d.id', '=', anyOf(wish.chosen ?? [])))
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(${sortKeys[order]('d')}) ${behind} (select ${sortKeys[order]('last')} from folder last where last.id = ${after})`,
      ),
    )
    .orderBy(sql`(${sortKeys[order]('d')})`, direction)
    .limit(limit)
    .$narrowType<{ fileKind: FileKind; state: FolderState }>()
    .execute()
}

// what belongs to one product stands together, by kind
const sortKeys: Record<FolderOrder, (of: 'd' | 'last') => ReturnType<typeof sql>> = {
  newest: (of) => sql.raw(`${of}.placed_at, ${of}.product_id, -${of}.place, ${of}.id`),
  ending: (of) => sql.raw(`coalesce(${of}.valid_until, 'infinity'), ${of}.product_id, ${of}.place, ${of}.id`),
  name: (of) => sql.raw(`lower(${of}.product_name), ${of}.product_id, ${of}.place, ${of}.id`),
}

/** How many documents each seller has in each state, whichever state and seller are requested. */
export async function countDocuments(db: Db, buyerId: CompanyId, wish: FolderWish, today: BusinessDay) {
  return await folder(db, buyerId, wish, today)
    .selectFrom('folder')
    .select(['seller_id as sellerId', 'seller_name as sellerName', 'state'])
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .groupBy(['seller_id', 'seller_name', 'state'])
    .orderBy('seller_name')
    .orderBy('seller_id')
    .execute()
}

/**
 * A company's purchases: the last requested order of each product and lot, and the documents of both that it may read:
 * those of products as their pages open them, the CoA of every lot that it was sent.
 */
function folder(
  db: Db | Tx,
  buyerId: CompanyId,
  { words, kind, orderId, from, before }: FolderWish,
  today: BusinessDay,
) {
  return db
    .with('bought', (cte) =>
      cte
        .selectFrom(boughtOrders(buyerId).as('o'))
        .selectAll()
        .$if(orderId !== null, (query) => query.where('o.id', '=', orderId))
        .$if(from !== null, (query) => query.where('o.placed_at', '>=', from))
        .$if(before !== null, (query) => query.where('o.placed_at', '<', before)),
    )
    .with('products_bought', (cte) =>
      cte
        .selectFrom('bought as o')
        .innerJoin(orderedProducts.as('line'), 'line.order_id', 'o.id')
        .select(['line.product_id', ...lastOrder])
        .groupBy('line.product_id'),
    )
    .with('lots_bought', (cte) =>
      cte
        .selectFrom('bought as o')
        .innerJoin(shippedLots.as('sent'), 'sent.order_id', 'o.id')
        .select(['sent.lot_id', ...lastOrder])
        .select([
          sql<string>`(array_agg(sent.shipment_id order by ${lastFirst}, sent.part desc))[1]`.as('shipment_id'),
          sql<number>`(array_agg(sent.part order by ${lastFirst}, sent.part desc))[1]`.as('part'),
          sql<Date>`(array_agg(sent.sent_at order by ${lastFirst}, sent.part desc))[1]`.as('sent_at'),
        ])
        .groupBy('sent.lot_id'),
    )
    .with('documents', (cte) =>
      cte
        .selectFrom('products_bought as b')
        .innerJoin(documentsReadBy(db, buyerId).as('document'), 'document.product_id', 'b.product_id')
        .select(['document.id', 'document.product_id', 'document.seller_id', 'document.kind'])
        .select(({ ref }) => ref('document.language').$castTo<DocumentLanguage | null>().as('language'))
        .select(['document.valid_until', 'document.replaced_at', 'document.file_id'])
        .select(['b.order_id', 'b.order_number', 'b.placed_at', 'b.order_count', 'b.numbers'])
        .select([
          sql<string | null>`null::text`.as('lot'),
          sql<string | null>`null::uuid`.as('shipment_id'),
          sql<number | null>`null::smallint`.as('part'),
          sql<Date | null>`null::timestamptz`.as('sent_at'),
        ])
        .unionAll(
          cte
            .selectFrom('lots_bought as b')
            .innerJoin(lotCertificateFacts.as('document'), 'document.lot_id', 'b.lot_id')
            .innerJoin(lotFacts.as('lot'), 'lot.id', 'b.lot_id')
            .select(['document.id', 'document.product_id', 'document.seller_id'])
            .select([
              sql<ProductDocumentKind>`'coa'`.as('kind'),
              sql<DocumentLanguage | null>`null::text`.as('language'),
            ])
            .select(['document.valid_until', 'document.replaced_at', 'document.file_id'])
            .select(['b.order_id', 'b.order_number', 'b.placed_at', 'b.order_count', 'b.numbers'])
            .select(({ ref }) => [
              ref('lot.number').$castTo<string | null>().as('lot'),
              ref('b.shipment_id').$castTo<string | null>().as('shipment_id'),
              ref('b.part').$castTo<number | null>().as('part'),
              ref('b.sent_at').$castTo<Date | null>().as('sent_at'),
            ]),
        ),
    )
    .with('folder', (cte) =>
      cte
        .selectFrom('documents as document')
        .innerJoin(productFacts.as('product'), 'product.id', 'document.product_id')
        .innerJoin(companyFacts.as('seller'), 'seller.id', 'document.seller_id')
        .selectAll('document')
        .select(['product.name as product_name', 'seller.name as seller_name', 'seller.username as seller_username'])
        .select(({ eb }) => eb('product.status', '=', 'published').$castTo<boolean>().as('on_sale'))
        .select(stateOn(today).as('state'))
        .select(sql<number>`array_position(${productDocumentKinds}::text[], document.kind)`.as('place'))
        .$if(kind !== null, (query) => query.where('document.kind', '=', kind as ProductDocumentKind))
        .where(({ and, or, eb }) =>
          and(
            words.map(({ text, kinds }) =>
              or([
                sql<SqlBool>`concat_ws(' ', product.name, product.sku, seller.name, 'lot ' || document.lot, document.numbers) ilike ${containing(text)}`,
                eb('document.kind', '=', anyOf(kinds)),
              ]),
            ),
          ),
        ),
    )
}

const lastFirst = sql.raw('o.placed_at desc, o.id desc')

const lastOrder = [
  sql<string>`(array_agg(o.id order by ${lastFirst}))[1]`.as('order_id'),
  sql<string>`(array_agg(o.number order by ${lastFirst}))[1]`.as('order_number'),
  sql<Date>`max(o.placed_at)`.as('placed_at'),
  sql<number>`count(distinct o.id)::integer`.as('order_count'),
  // all of them are searched
  sql<string>`string_agg(concat_ws(' ', o.number, o.po_number), ' ')`.as('numbers'),
] as const

function stateOn(today: BusinessDay) {
  const lastSoon = daysAfter(today, EXPIRY_NOTICE_DAYS_AHEAD)
  return sql<FolderState>`case
    when document.replaced_at is not null then 'replaced'
    when document.valid_until < ${dateOf(today)} then 'ended'
    when document.valid_until <= ${dateOf(lastSoon)} then 'ending'
    else 'valid' end`
}
