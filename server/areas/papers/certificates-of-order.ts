import { businessDay } from '#domain/business-day.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findShippedCertificates } from './queries-lots.ts'
import { certificateAddress } from './show-lot-certificates.ts'

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
