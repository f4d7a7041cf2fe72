import type { Seller, Viewer } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { PreviewAs } from '#domain/catalogue/prices/preview-as.ts'
import { contract } from '#domain/contract.ts'
import type { CompanyId } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { CertifiedLot, OfferedCertificate } from '#domain/product-documents/contract-lots.ts'
import { mayRead } from '#domain/product-documents/readers.ts'
import { isExpired } from '#domain/product-documents/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { lotsShippedTo } from './events.ts'
import {
  type CertificateRow,
  findCertificate,
  findOffered,
  findPreviewedCertificates,
  findShippedCertificates,
} from './queries-certificates.ts'
import { countLots, findLots, type LotRow, type LotSearch } from './queries-lots.ts'
import { isOwnProduct, isProductVisibleTo } from './queries-products.ts'

interface LotListParams extends LotSearch {
  page: number
  perPage: number
}

/** The seller's lots with their CoA, searched and paged [DOC-2]. */
export async function listCertifiedLots(deps: Deps, seller: Seller, { page, perPage, ...search }: LotListParams) {
  const rows = await findLots(deps.db, seller, search, { limit: perPage, offset: (page - 1) * perPage })
  const today = businessDay(deps.now())
  return { lots: rows.map((row) => lotView(row, today)), total: await countLots(deps.db, seller, search) }
}

/**
 * The CoA of the lots of a product that are in stock, with the address for those who may read it [DOC-2].
 * @throws Refusal product_not_found
 */
export async function listOffered(deps: Deps, viewer: Viewer, productId: number): Promise<OfferedCertificate[]> {
  if (!(await isProductVisibleTo(deps.db, viewer, productId))) {
    throw new Refusal('product_not_found', { field: 'produk_id' })
  }
  return offeredViews(deps, buyerIdOf(viewer), await findOffered(deps.db, viewer, productId))
}

/**
 * The CoA of the seller's own lots as a customer would find them, on sale or not [SHOP-2].
 * @throws Refusal product_not_found
 */
export async function previewOffered(
  deps: Deps,
  seller: Seller,
  { productId, previewAs }: { productId: number; previewAs: PreviewAs },
): Promise<OfferedCertificate[]> {
  const customerId = previewAs.kind === 'customer' ? previewAs.customerId : null
  if (!(await isOwnProduct(deps.db, seller, productId))) throw new Refusal('product_not_found', { field: 'produk_id' })
  const rows = await findPreviewedCertificates(deps.db, seller, customerId, productId)
  const shown = previewAs.kind === 'level' ? rows.map((row) => ({ ...row, subscribed: true })) : rows
  return offeredViews(deps, customerId, shown)
}

async function offeredViews(deps: Deps, buyerId: CompanyId | null, rows: readonly CertificateRow[]) {
  const readable = await readableOf(deps, buyerId, rows)
  const today = businessDay(deps.now())
  return rows.map(({ id, lot, validUntil }): OfferedCertificate => {
    const address = readable.has(id) ? certificateAddress(id) : null
    return { id, lot, validUntil, expired: isExpired(validUntil, today), address }
  })
}

/** The CoA of a lot. What the viewer may not read is not found [DOC-2]. @throws Refusal document_not_found, FilesLost */
export async function readLotCertificate(deps: Deps, viewer: Viewer, id: string): Promise<FileAnswer> {
  const row = await findCertificate(deps.db, viewer, id)
  const readable = row && (await readableOf(deps, buyerIdOf(viewer), [row])).has(id)
  if (!row || !readable) throw new Refusal('document_not_found', { field: 'dokumen_id' })
  return { name: row.fileName, kind: row.fileKind, size: row.size, content: await deps.files.open(row.key) }
}

/** Where the CoA of a lot is read, below the site's own address. */
export function certificateAddress(id: string): string {
  return `/api/${contract.lotCertificates.file.path}?dokumen_id=${id}`
}

function buyerIdOf(viewer: Viewer): CompanyId | null {
  return viewer.kind === 'member' && viewer.companyKind === 'buyer' ? viewer.companyId : null
}

/** The ids of those that may be read: a company that was sent the lot reads its CoA, whatever the readers. */
async function readableOf(
  { db, now }: Deps,
  buyerId: CompanyId | null,
  rows: readonly CertificateRow[],
): Promise<ReadonlySet<string>> {
  const lotIds = rows.filter((row) => !mayRead(row.readers, row)).map(({ lotId }) => lotId)
  const isNeeded = buyerId !== null && lotIds.length > 0
  const sent = isNeeded ? await lotsShippedTo.ask(db, { companyId: buyerId, lotIds }, now()) : new Set()
  return new Set(rows.filter((row) => mayRead(row.readers, row) || sent.has(row.lotId)).map(({ id }) => id))
}

function lotView(row: LotRow, today: BusinessDay): CertifiedLot {
  const { id, number, productId, productName, unit, left, expiresOn } = row
  const { certificateId, fileName, validUntil, readers } = row
  const hasOne = certificateId !== null && fileName !== null && readers !== null
  return {
    id,
    number,
    productId,
    productName,
    unit,
    left: quantityText(left),
    expiresOn,
    certificate: hasOne
      ? {
          id: certificateId,
          address: certificateAddress(certificateId),
          fileName,
          validUntil,
          expired: isExpired(validUntil, today),
          readers,
        }
      : null,
  }
}

/** The CoA of the lots that were shipped for an order, for a caller who may see the order [DOC-2]. */
export async function certificatesOfOrder(db: Db | Tx, orderId: string) {
  const rows = await findShippedCertificates(db, orderId)
  return rows.map(({ id, lot, key, size, fileName, uploadedAt }) => ({
    id,
    kind: 'certificate' as const,
    number: `Lot ${lot}`,
    day: businessDay(uploadedAt),
    address: certificateAddress(id),
    file: { key, size, name: `CoA lot ${lot.replace(/[^\w.-]+/g, '-')}${/\.\w+$/.exec(fileName)?.[0] ?? '.pdf'}` },
  }))
}
