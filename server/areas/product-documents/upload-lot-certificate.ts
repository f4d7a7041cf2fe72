import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { checkValidity } from '#domain/product-documents/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockOwnProduct } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import {
  deleteCertificates,
  findProductOfCertificate,
  insertCertificate,
  type NewCertificate,
} from './queries-certificates.ts'
import { findProductOfLot } from './queries-lots.ts'
import { announceDocuments, openRequests } from './requests.ts'

/**
 * Hands in the CoA of a lot; it takes the place of an earlier one, which stays for the same readers. It ends the requests for
 * the CoA of companies that may now read one [DOC-2].
 * @throws FilesLost, Refusal document_expired | lot_not_found
 */
export async function uploadLotCertificate(
  deps: Deps,
  seller: Seller,
  certificate: Omit<NewCertificate, 'productId'>,
  received: ReceivedFile,
): Promise<void> {
  checkValidity(certificate.validUntil, businessDay(deps.now()))
  await storeAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => uploadIn(tx, seller, certificate, file, deps.now())),
  )
}

/** Withdraws the CoA of a lot with those it replaced [DOC-2]. @throws Refusal document_not_found */
export function withdrawLotCertificate(deps: Deps, seller: Seller, id: string): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const productId = await findProductOfCertificate(tx, seller, id)
    // as answering a request with it locks them
    if (productId !== undefined) await lockOwnProduct(tx, seller.companyId, productId)
    const files = await deleteCertificates(tx, seller, id)
    if (files.length === 0) throw new Refusal('document_not_found', { field: 'dokumen_id' })
    for (const fileId of files) await forgetFile(tx, fileId)
  })
}

async function uploadIn(
  tx: Tx,
  seller: Seller,
  certificate: Omit<NewCertificate, 'productId'>,
  file: UnrecordedFile,
  now: Date,
): Promise<void> {
  const productId = await findProductOfLot(tx, certificate.lotId)
  const isOwn = productId !== undefined && (await lockOwnProduct(tx, seller.companyId, productId))
  if (!isOwn) throw new Refusal('lot_not_found', { field: 'lot_id' })
  const fileId = await recordFile(tx, seller, file, now)
  await insertCertificate(tx, seller, { ...certificate, productId }, fileId, now)
  await openRequests(tx, seller, { productId, kind: 'coa' }, now)
  await announceDocuments(tx, seller, productId)
}
