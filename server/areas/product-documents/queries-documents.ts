import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Seller, Viewer } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { type ProductDocumentKind, productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DocumentLanguage } from '#domain/product-documents/language.ts'
import { type DocumentAccess, type Readers, readingAccess } from '#domain/product-documents/readers.ts'
import type { RequestState } from '#domain/product-documents/request.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { dateOf } from '#server/platform/sql-input.ts'
import { findLotReaders } from './queries-lots.ts'

/** A document of a product, and what the viewer's company is to it. */
export interface DocumentRow extends DocumentAccess {
  id: string
  kind: ProductDocumentKind
  language: DocumentLanguage
  validUntil: BusinessDay | null
  readers: Readers
  fileName: string
  fileKind: FileKind
  size: number
  key: FileKey
  /** Null of the one that is there now. */
  replacedAt: Date | null
}

/** The documents of a product on sale, or of the viewer's own, by kind and language, each before those it replaced. */
export function findDocuments(db: Db, viewer: Viewer, productId: number): Promise<DocumentRow[]> {
  return inOrder(documentsVisibleTo(db, companyOf(viewer)), productId)
}

/** One of them, of any product, replaced or not. */
export function findDocument(db: Db, viewer: Viewer, id: string): Promise<DocumentRow | undefined> {
  return documentsVisibleTo(db, companyOf(viewer)).where('document.id', '=', id).executeTakeFirst()
}

/** Documents of products on sale that a company that buys may read, replaced or not, to be joined: as mayRead has it. */
export function documentsReadBy(db: Db | Tx, companyId: CompanyId) {
  const visible = documentsVisibleTo(db, companyId)
    .select(['document.product_id', 'document.seller_id', 'document.file_id', 'document.valid_until'])
    .select('document.replaced_at')
  return db
    .selectFrom(visible.as('seen'))
    .select(['seen.id', 'seen.product_id', 'seen.seller_id', 'seen.kind', 'seen.language'])
    .select(['seen.valid_until', 'seen.replaced_at', 'seen.file_id'])
    .where(({ or, and, eb }) =>
      or(
        readingAccess.map(({ readers, subscribed, granted }) =>
          and([
            eb('seen.readers', '=', readers),
            eb('seen.subscribed', '=', subscribed),
            eb('seen.granted', '=', granted),
          ]),
        ),
      ),
    )
}

function companyOf(viewer: Viewer): CompanyId | null {
  return viewer.kind === 'member' ? viewer.companyId : null
}

/** The documents of the seller's product, on sale or not, as the company finds them; null: a visitor. */
export function findPreviewedDocuments(
  db: Db,
  seller: Seller,
  companyId: CompanyId | null,
  productId: number,
): Promise<DocumentRow[]> {
  return inOrder(
    documentsVisibleTo(db, companyId, seller.companyId).where('document.seller_id', '=', seller.companyId),
    productId,
  )
}

function inOrder(documents: ReturnType<typeof documentsVisibleTo>, productId: number): Promise<DocumentRow[]> {
  return documents
    .where('document.product_id', '=', productId)
    .orderBy(sql`array_position(${productDocumentKinds}::text[], document.kind)`)
    .orderBy('document.language', 'desc')
    .orderBy('document.replaced_at', (order) => order.desc().nullsFirst())
    .execute()
}

/** Of products on sale, and of those of `ownerId`; what `companyId` is to each. */
function documentsVisibleTo(db: Db | Tx, companyId: CompanyId | null, ownerId = companyId) {
  const isOf = (id: CompanyId | null) => sql<boolean>`(document.seller_id is not distinct from ${id}::uuid)`
  return db
    .selectFrom('product_documents as document')
    .innerJoin(storedFiles.as('file'), 'file.id', 'document.file_id')
    .innerJoin(productFacts.as('product'), 'product.id', 'document.product_id')
    .leftJoin(subscriptionsOf(companyId).as('subscription'), 'subscription.seller_id', 'document.seller_id')
    .select([
      'document.id',
      'document.kind',
      'document.language',
      sql<BusinessDay | null>`document.valid_until::text`.as('validUntil'),
      'document.readers',
      'document.replaced_at as replacedAt',
      'file.name as fileName',
      'file.kind as fileKind',
      'file.size',
      'file.storage_key as key',
      isOf(companyId).as('own'),
      sql<boolean>`(subscription.status is not distinct from 'active')`.as('subscribed'),
    ])
    .select(({ exists }) => exists(answeredRequests(companyId)).$castTo<boolean>().as('granted'))
    .$narrowType<{ kind: ProductDocumentKind; language: DocumentLanguage; readers: Readers }>()
    .where((eb) => eb.or([eb('product.status', '=', 'published'), isOf(ownerId)]))
}

/** The company's requests for documents of the kind of `document` that its seller has answered. */
function answeredRequests(companyId: CompanyId | null) {
  return expressionBuilder<DB & { document: DB['product_documents'] }, 'document'>()
    .selectFrom('document_requests as request')
    .select('request.id')
    .where('request.buyer_id', '=', sql<string>`${companyId}::uuid`)
    .whereRef('request.product_id', '=', 'document.product_id')
    .whereRef('request.kind', '=', 'document.kind')
    .where('request.state', '=', 'answered' satisfies RequestState)
}

export interface StoredDocument {
  id: string
  productId: number
  kind: ProductDocumentKind
  language: DocumentLanguage
  fileId: string
}

/** The seller's document that is there now; one that another seller has is not found. */
export function findOwnDocument(db: Db | Tx, seller: Seller, id: string): Promise<StoredDocument | undefined> {
  return stored(db)
    .where('seller_id', '=', seller.companyId)
    .where('id', '=', id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

/** The place of a document: there is one at a time, and those it replaced. */
export type DocumentKey = Pick<StoredDocument, 'productId' | 'kind' | 'language'>

/** The document in a place, before those it replaced, the last first. */
export function findVersions(tx: Tx, { productId, kind, language }: DocumentKey): Promise<StoredDocument[]> {
  return stored(tx)
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .orderBy('replaced_at', (order) => order.desc().nullsFirst())
    .execute()
}

function stored(db: Db | Tx) {
  return db
    .selectFrom('product_documents')
    .select(['id', 'product_id as productId', 'kind', 'language', 'file_id as fileId'])
    .$narrowType<{ kind: ProductDocumentKind; language: DocumentLanguage }>()
}

/** Of which kinds a product has documents, valid or not. */
export async function findKinds(tx: Tx, productId: number): Promise<Set<ProductDocumentKind>> {
  const rows = await tx
    .selectFrom('product_documents')
    .select('kind')
    .$narrowType<{ kind: ProductDocumentKind }>()
    .where('product_id', '=', productId)
    .where('replaced_at', 'is', null)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** The readers of the valid documents of a kind that a product or its lots have on this day. */
export async function findReaders(
  tx: Tx,
  { productId, kind }: { productId: number; kind: ProductDocumentKind },
  today: BusinessDay,
): Promise<Readers[]> {
  const rows = await tx
    .selectFrom('product_documents as document')
    .select('document.readers')
    .$narrowType<{ readers: Readers }>()
    .where('document.product_id', '=', productId)
    .where('document.kind', '=', kind)
    .where('document.replaced_at', 'is', null)
    .where(validOn(today))
    .execute()
  const ofLots = kind === 'coa' ? await findLotReaders(tx, productId, today) : []
  return [...rows.map(({ readers }) => readers), ...ofLots]
}

/** Whether `document` is valid on this day, as `isExpired` has it. */
export function validOn(today: BusinessDay): Expression<SqlBool> {
  const eb = expressionBuilder<{ document: DB['product_documents'] }, 'document'>()
  return eb.or([eb('document.valid_until', 'is', null), eb('document.valid_until', '>=', dateOf(today))])
}

export interface NewDocument extends DocumentKey {
  validUntil: BusinessDay | null
  readers: Readers
}

export async function insertDocument(
  tx: Tx,
  seller: Seller,
  { productId, kind, language, validUntil, readers }: NewDocument,
  fileId: string,
): Promise<void> {
  await tx
    .insertInto('product_documents')
    .values({
      product_id: productId,
      seller_id: seller.companyId,
      kind,
      language,
      valid_until: validUntil,
      readers,
      file_id: fileId,
    })
    .execute()
}

/** Makes room for another one in its place. */
export async function saveReplaced(tx: Tx, seller: Seller, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('product_documents')
    .set({ replaced_at: at })
    .where('seller_id', '=', seller.companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteDocument(tx: Tx, seller: Seller, id: string): Promise<void> {
  await tx.deleteFrom('product_documents').where('seller_id', '=', seller.companyId).where('id', '=', id).execute()
}

/** Of the document in a place, and of those it replaced. */
export async function saveReaders(
  tx: Tx,
  seller: Seller,
  { productId, kind, language }: DocumentKey,
  readers: Readers,
): Promise<void> {
  await tx
    .updateTable('product_documents')
    .set({ readers })
    .where('seller_id', '=', seller.companyId)
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute()
}
