import { sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { type ProductDocumentKind, productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { DocumentLanguage } from '#domain/product-documents/language.ts'
import type { Readers } from '#domain/product-documents/readers.ts'
import type { RequestState } from '#domain/product-documents/request.ts'
import { people } from '#server/areas/accounts/public.ts'
import { lotFacts, productFacts } from '#server/areas/catalogue/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf, containing } from '#server/platform/sql-input.ts'
import { validOn } from './queries-documents.ts'
import { answersOn } from './queries-lots.ts'

interface OnePage {
  limit: number
  offset: number
}

export interface OwnProductRow {
  id: number
  name: string
  sku: string
  packLabel: string
  status: ProductStatus
}

/** One page of the seller's products by name, whatever their status. */
export async function findOwnProducts(
  db: Db,
  seller: Seller,
  filter: OwnFilter,
  page: OnePage,
): Promise<{ products: OwnProductRow[]; total: number }> {
  const products = await ownProducts(db, seller, filter)
    .select(['product.id', 'product.name', 'product.sku', 'product.pack_label as packLabel', 'product.status'])
    .orderBy(({ fn }) => fn('lower', ['product.name']))
    .orderBy('product.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await ownProducts(db, seller, filter).select(count).executeTakeFirstOrThrow()
  return { products, total }
}

interface OwnFilter {
  keyword: string | null
  /** Only this one. */
  productId: number | null
}

// one SQL text for all filters, so that the server prepares it once
function ownProducts(db: Db, seller: Seller, { keyword, productId }: OwnFilter) {
  const like = sql<string>`${containing(keyword)}::text`
  return db
    .selectFrom(productFacts.as('product'))
    .where('product.seller_id', '=', seller.companyId)
    .where((eb) => eb.or([eb(like, 'is', null), eb('product.name', 'ilike', like), eb('product.sku', 'ilike', like)]))
    .where(sql<boolean>`(${productId}::integer is null or product.id = ${productId})`)
}

const count = sql<number>`count(*)::int`.as('total')

export interface OwnDocumentRow {
  id: string
  productId: number
  kind: ProductDocumentKind
  language: DocumentLanguage
  validUntil: BusinessDay | null
  readers: Readers
  fileName: string
  fileKind: FileKind
  size: number
  uploadedAt: Date
  uploaderName: string
  /** Null of the one that is there now. */
  replacedAt: Date | null
}

/** The seller's documents of these products, by kind and language, each before those it replaced. */
export function findOwnDocuments(db: Db, seller: Seller, productIds: readonly number[]): Promise<OwnDocumentRow[]> {
  return db
    .selectFrom('product_documents as document')
    .innerJoin(storedFiles.as('file'), 'file.id', 'document.file_id')
    .innerJoin(people.as('uploader'), 'uploader.id', 'file.uploaded_by')
    .select([
      'document.id',
      'document.product_id as productId',
      'document.kind',
      'document.language',
      sql<BusinessDay | null>`document.valid_until::text`.as('validUntil'),
      'document.readers',
      'file.name as fileName',
      'file.kind as fileKind',
      'file.size',
      'file.uploaded_at as uploadedAt',
      'uploader.name as uploaderName',
      'document.replaced_at as replacedAt',
    ])
    .$narrowType<{ kind: ProductDocumentKind; language: DocumentLanguage; readers: Readers }>()
    .where('document.seller_id', '=', seller.companyId)
    .where('document.product_id', '=', anyOf(productIds))
    .orderBy('document.product_id')
    .orderBy(sql`array_position(${productDocumentKinds}::text[], document.kind)`)
    .orderBy('document.language', 'desc')
    .orderBy('document.replaced_at', (order) => order.desc().nullsFirst())
    .execute()
}

export interface WaitingRow {
  id: string
  version: number
  state: RequestState
  kind: ProductDocumentKind
  note: string | null
  requestedAt: Date
  buyerName: string
  buyerCity: string
  productId: number
  productName: string
  sku: string
  packLabel: string
  status: ProductStatus
  /** Whether the product, or one of its lots, has a document of this kind that is valid. */
  present: boolean
}

/** One page of the requests that wait for the seller, the oldest first. */
export async function findWaiting(
  db: Db,
  seller: Seller,
  page: OnePage,
  today: BusinessDay,
): Promise<{ requests: WaitingRow[]; total: number }> {
  const requests = await waiting(db, seller)
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'request.buyer_id')
    .innerJoin(productFacts.as('product'), 'product.id', 'request.product_id')
    .select([
      'request.id',
      'request.version',
      'request.state',
      'request.kind',
      'request.note',
      'request.asked_at as requestedAt',
      'buyer.name as buyerName',
      'buyer.city as buyerCity',
      'product.id as productId',
      'product.name as productName',
      'product.sku',
      'product.pack_label as packLabel',
      'product.status',
    ])
    .select(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('product_documents as document')
            .select('document.id')
            .whereRef('document.product_id', '=', 'request.product_id')
            .whereRef('document.kind', '=', 'request.kind')
            .where('document.replaced_at', 'is', null)
            .where(validOn(today)),
        ),
        exists(
          selectFrom('lot_certificates as certificate')
            .innerJoin(lotFacts.as('lot'), 'lot.id', 'certificate.lot_id')
            .select('certificate.id')
            .whereRef('certificate.product_id', '=', 'request.product_id')
            .where('request.kind', '=', 'coa')
            .where(answersOn(today)),
        ),
      ])
        .$castTo<boolean>()
        .as('present'),
    )
    .$narrowType<{ kind: ProductDocumentKind; state: RequestState }>()
    .orderBy('request.asked_at')
    .orderBy('request.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await waiting(db, seller).select(count).executeTakeFirstOrThrow()
  return { requests, total }
}

function waiting(db: Db, seller: Seller) {
  return db
    .selectFrom('document_requests as request')
    .where('request.seller_id', '=', seller.companyId)
    .where('request.state', '=', sql.lit('asked' satisfies RequestState))
}
