import type { DecimalText } from '#domain/money.ts'
import { type LateWay, lateNotice } from '#domain/receivables/late-money.ts'
import { companyName, findPlatform, isClosed } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Pair } from './queries.ts'

interface Come extends Pair {
  /** The orders that it is for. */
  numbers: readonly string[]
  amount: DecimalText
  way: LateWay
}

/** Tells the administrators of money where one of its companies is closed: nobody of it is there to give it back [PAY-3, ADM-2]. */
export async function tellOfLateMoney(tx: Tx, { sellerId, buyerId, ...come }: Come, now: Date): Promise<void> {
  const [closed, other] = (await isClosed(tx, sellerId)) ? [sellerId, buyerId] : [buyerId, sellerId]
  if (closed === buyerId && !(await isClosed(tx, buyerId))) return
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const [closedName, otherName] = [await companyName(tx, closed), await companyName(tx, other)]
  const message = lateNotice({ ...come, closedName, otherName })
  const link = `/admin/perusahaan/${closed}`
  await notify(tx, [{ companyId: platformId, kind: 'company', step: 'lateMoney', message, link }], now)
}
