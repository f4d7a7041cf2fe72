import { expressionBuilder, sql } from 'kysely'
import type { Seller, Viewer } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DocumentAccess, Readers } from '#domain/product-documents/readers.ts'
import type { RequestState } from '#domain/product-documents/request.ts'
import { lotFacts, movementFacts } from '#server/areas/catalogue/public.ts'
import { subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { dateOf } from '#server/platform/sql-input.ts'

export interface NewCertificate {
  lotId: number
  productId: number
  validUntil: BusinessDay | null
  readers: Readers
}

/** Records the CoA of a lot; the one that was there stays for the same readers. */
export async function insertCertificate(
  tx: Tx,
  seller: Seller,
  { lotId, productId, validUntil, readers }: NewCertificate,
  fileId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lot_certificates')
    .set({ readers })
    .set(({ fn, val }) => ({ replaced_at: fn.coalesce('replaced_at', val(now)) }))
    .where('lot_id', '=', lotId)
    .execute()
  await tx
    .insertInto('lot_certificates')
    .values({
      seller_id: seller.companyId,
      product_id: productId,
      lot_id: lotId,
      valid_until: validUntil,
      readers,
      file_id: fileId,
    })
    .execute()
}

/** The product of the seller's CoA that is there now. */
export async function findProductOfCertificate(tx: Tx, seller: Seller, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('lot_certificates')
    .select('product_id as productId')
    .where('seller_id', '=', seller.companyId)
    .where('id', '=', id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return row?.productId
}

/** Deletes the seller's CoA that is there now, with those it replaced. @returns their files; none: there is no such one */
export async function deleteCertificates(tx: Tx, seller: Seller, id: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('lot_certificates')
    .where('seller_id', '=', seller.companyId)
    .where('lot_id', '=', ({ selectFrom }) =>
      selectFrom('lot_certificates as present')
        .select('present.lot_id')
        .where('present.id', '=', id)
        .where('present.replaced_at', 'is', null),
    )
    .returning('file_id as fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}

export interface CertificateRow extends DocumentAccess {
  id: string
  lotId: number
  lot: string
  validUntil: BusinessDay | null
  readers: Readers
  key: FileKey
  fileName: string
  fileKind: FileKind
  size: number
}

/** The CoA of the lots of a product that hold something, the first to expire first. */
export function findOffered(db: Db, viewer: Viewer, productId: number): Promise<CertificateRow[]> {
  return offered(certificatesVisibleTo(db, companyOf(viewer)), productId)
}

/** Those of the seller's product, as the company finds them; null: a visitor. */
export function findPreviewedCertificates(
  db: Db,
  seller: Seller,
  companyId: CompanyId | null,
  productId: number,
): Promise<CertificateRow[]> {
  const seen = certificatesVisibleTo(db, companyId).where('certificate.seller_id', '=', seller.companyId)
  return offered(seen, productId)
}

function companyOf(viewer: Viewer): CompanyId | null {
  return viewer.kind === 'member' ? viewer.companyId : null
}

function offered(certificates: ReturnType<typeof certificatesVisibleTo>, productId: number): Promise<CertificateRow[]> {
  return certificates
    .where('certificate.product_id', '=', productId)
    .where('certificate.replaced_at', 'is', null)
    .where('lot.units', '>', sql.lit('0'))
    .orderBy('lot.expires_on', (order) => order.asc().nullsLast())
    .orderBy('lot.id')
    .execute()
}

/** One of them, of any lot, replaced or not. */
export function findCertificate(db: Db, viewer: Viewer, id: string): Promise<CertificateRow | undefined> {
  return certificatesVisibleTo(db, companyOf(viewer)).where('certificate.id', '=', id).executeTakeFirst()
}

function certificatesVisibleTo(db: Db, companyId: CompanyId | null) {
  return db
    .selectFrom('lot_certificates as certificate')
    .innerJoin(lotFacts.as('lot'), 'lot.id', 'certificate.lot_id')
    .innerJoin(storedFiles.as('file'), 'file.id', 'certificate.file_id')
    .leftJoin(subscriptionsOf(companyId).as('subscription'), 'subscription.seller_id', 'certificate.seller_id')
    .select(['certificate.id', 'certificate.lot_id as lotId', 'certificate.readers', 'lot.number as lot'])
    .select(['file.storage_key as key', 'file.name as fileName', 'file.kind as fileKind', 'file.size'])
    .select([
      sql<BusinessDay | null>`certificate.valid_until::text`.as('validUntil'),
      sql<boolean>`(certificate.seller_id is not distinct from ${companyId}::uuid)`.as('own'),
      sql<boolean>`(subscription.status is not distinct from 'active')`.as('subscribed'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('document_requests as request')
          .select('request.id')
          .where('request.buyer_id', '=', sql<string>`${companyId}::uuid`)
          .whereRef('request.product_id', '=', 'certificate.product_id')
          .where('request.kind', '=', 'coa')
          .where('request.state', '=', 'answered' satisfies RequestState),
      )
        .$castTo<boolean>()
        .as('granted'),
    )
    .$narrowType<{ readers: Readers }>()
}

/** Certificates of lots, replaced or not, as other areas' queries may join them: for those who were sent the lots. */
export const lotCertificateFacts = expressionBuilder<DB>()
  .selectFrom('lot_certificates')
  .select(['id', 'lot_id', 'product_id', 'seller_id', 'valid_until', 'replaced_at', 'file_id'])

/** The CoA of the lots that were shipped for an order of any company. */
export function findShippedCertificates(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('lot_certificates as certificate')
    .innerJoin(lotFacts.as('lot'), 'lot.id', 'certificate.lot_id')
    .innerJoin(storedFiles.as('file'), 'file.id', 'certificate.file_id')
    .select(['certificate.id', 'lot.number as lot', 'file.storage_key as key', 'file.name as fileName'])
    .select(['file.kind as fileKind', 'file.size', 'file.uploaded_at as uploadedAt'])
    .where('certificate.replaced_at', 'is', null)
    .where('certificate.lot_id', 'in', ({ selectFrom }) =>
      selectFrom(movementFacts.as('movement'))
        .select(sql<number>`movement.lot_id`.as('lotId'))
        .where('movement.order_id', '=', orderId)
        .where('movement.kind', 'in', ['shipment', 'replacement'])
        .where('movement.lot_id', 'is not', null)
        .groupBy('movement.lot_id')
        // a shipment that was undone has brought its goods back
        .having(({ fn }) => fn.sum('movement.on_hand'), '<', '0'),
    )
    .orderBy('certificate.id')
    .execute()
}

export interface ExpiringCertificate {
  sellerId: string
  productId: number
  lot: string
  validUntil: BusinessDay
}

/** CoA of lots in stock that expire within these days and were not notified yet. */
export async function markExpiringCertificates(
  tx: Tx,
  { from, to }: { from: BusinessDay; to: BusinessDay },
  now: Date,
): Promise<ExpiringCertificate[]> {
  return await tx
    .updateTable('lot_certificates as certificate')
    .from(lotFacts.as('lot'))
    .set({ expiry_told_at: now })
    .whereRef('lot.id', '=', 'certificate.lot_id')
    .where('lot.units', '>', sql.lit('0'))
    .where('certificate.replaced_at', 'is', null)
    .where('certificate.expiry_told_at', 'is', null)
    .where('certificate.valid_until', '>=', dateOf(from))
    .where('certificate.valid_until', '<=', dateOf(to))
    .returning(['certificate.seller_id as sellerId', 'certificate.product_id as productId', 'lot.number as lot'])
    .returning(sql<BusinessDay>`certificate.valid_until::text`.as('validUntil'))
    .execute()
}
