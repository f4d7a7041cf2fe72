import { productPath } from '#domain/catalogue/address.ts'
import { productCode } from '#domain/ids.ts'
import {
  banNotice,
  complaintNotice,
  ownProductLink,
  productReviewNotice,
  productReviewPath,
} from '#domain/product-reports/notice.ts'
import { findPlatform } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { OpenReport } from './queries.ts'

interface Named {
  id: number
  name: string
}

/** Notifies a seller of the decision about its product, by bell, push and mail; never of the reporter [ADM-3]. */
export async function notifySeller(
  tx: Tx,
  { id, name, sellerId }: Named & { sellerId: string },
  { act, reason }: { act: 'ban' | 'keep' | 'lift'; reason?: string },
  now: Date,
): Promise<void> {
  const message = banNotice({ act, product: name, ...(reason && { reason }) })
  const notice = { companyId: sellerId, kind: 'product', step: act, message, link: ownProductLink(id) } as const
  await notify(tx, [notice], now)
}

/** Notifies the reporters of a product of the decision; of the reason, where it stays on sale [ADM-3]. */
export async function notifyReporters(
  tx: Tx,
  { id, name }: Named,
  { complaints, dismissed }: { complaints: readonly OpenReport[]; dismissed: string | null },
  now: Date,
): Promise<void> {
  if (complaints.length === 0) return
  const message = complaintNotice(name, dismissed)
  const step = dismissed === null ? ('upheld' as const) : ('dismissed' as const)
  const link = productPath({ code: productCode(id), name })
  await notify(
    tx,
    complaints.map(({ userId, companyId }) => ({ companyId, userId, kind: 'complaint' as const, step, message, link })),
    now,
  )
}

/** Notifies the administrators that a product awaits review. */
export async function notifyAdministrators(
  tx: Tx,
  { id, name }: Named,
  what: 'complaint' | 'ask',
  now: Date,
): Promise<void> {
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const message = productReviewNotice(what, name)
  await notify(tx, [{ companyId: platformId, kind: 'product', step: what, message, link: productReviewPath(id) }], now)
}
