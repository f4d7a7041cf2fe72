import { businessDay, daysAfter } from '#domain/business-day.ts'
import { expiryNotice } from '#domain/product-documents/notice.ts'
import { EXPIRY_NOTICE_DAYS_AHEAD } from '#domain/product-documents/validity.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { markExpiringCertificates } from './queries-certificates.ts'
import { markExpiring } from './queries-expiring.ts'
import { findProductNames } from './queries-products.ts'

/**
 * Notifies each seller once of the documents, of products and lots, whose last day is near, all of a day in one
 * notification that names the first. Documents of products that are not sold wait until they are [DOC-2].
 */
export async function notifyExpiry(deps: Deps): Promise<void> {
  const now = deps.now()
  const today = businessDay(now)
  await deps.db.transaction().execute(async (tx) => {
    const days = { from: today, to: daysAfter(today, EXPIRY_NOTICE_DAYS_AHEAD) }
    const lots = await markExpiringCertificates(tx, days, now)
    const expiring = [
      ...(await markExpiring(tx, days, now)).map((one) => ({ ...one, lot: null })),
      ...lots.map((one) => ({ ...one, kind: 'coa' as const })),
    ].sort((one, other) => one.validUntil.localeCompare(other.validUntil) || one.productId - other.productId)
    const sellers = Map.groupBy(expiring, ({ sellerId }) => sellerId)
    const named = [...sellers.values()].flatMap(([first]) => first?.productId ?? [])
    const names = await findProductNames(tx, named)
    const notices = []
    for (const [companyId, [first, ...others]] of sellers) {
      if (!first) continue
      const name = names.get(first.productId) ?? ''
      const product = first.lot === null ? name : `${name} lot ${first.lot}`
      const notice = expiryNotice({ ...first, product, others: others.length }, today)
      notices.push({ companyId, kind: 'document' as const, step: 'expire' as const, ...notice })
    }
    if (notices.length > 0) await notify(tx, notices, now)
  })
}
