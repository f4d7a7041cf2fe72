import { COMPANY_PROFILE_PATH, companyNotice, customerNotice } from '#domain/administration/notice.ts'
import { companyName, findPlatform } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findSellersOf } from '#server/areas/subscriptions/public.ts'
import type { Tx } from '#server/platform/database.ts'

interface Happened {
  companyId: string
  act: 'verify' | 'correct' | 'suspend' | 'reopen' | 'accept' | 'decline'
  /** The reasons and the note, where there are any. */
  explanation: string
}

/** Notifies a company of an administrator's act on it, by bell, push and mail [ADM-2]. */
export async function notifyCompany(tx: Tx, { companyId, act, explanation }: Happened, now: Date): Promise<void> {
  const message = companyNotice({ act, companyName: await companyName(tx, companyId), explanation })
  await notify(tx, [{ companyId, kind: 'company', step: act, message, link: COMPANY_PROFILE_PATH }], now)
}

/** Notifies the sellers of a company that it can trade no longer, or again [ADM-2]. */
export async function notifySellers(tx: Tx, companyId: string, act: 'suspend' | 'reopen', now: Date): Promise<void> {
  const message = customerNotice(act, await companyName(tx, companyId))
  const step = act === 'suspend' ? 'customerSuspended' : 'customerReopened'
  const sellers = await findSellersOf(tx, companyId)
  if (sellers.length === 0) return
  const notice = { kind: 'company', step, message, link: '/pusat-seller/langganan' } as const
  await notify(
    tx,
    sellers.map((sellerId) => ({ companyId: sellerId, ...notice })),
    now,
  )
}

/** Notifies the administrators of the platform that a buyer company awaits review. */
export function notifyAdministrators(
  tx: Tx,
  { companyId, name }: { companyId: string; name: string },
  now: Date,
): Promise<void> {
  return notifyPlatform(tx, { companyId, step: 'check', message: `${name} menunggu diperiksa sebagai pembeli` }, now)
}

/** Notifies the administrators that a seller requests another name or number. */
export function notifyOfIdentity(
  tx: Tx,
  { companyId, name, requested }: { companyId: string; name: string; requested: string },
  now: Date,
): Promise<void> {
  const message =
    name === requested ? `${name} mengajukan NPWP atau NIB lain` : `${name} mengajukan nama lain: ${requested}`
  return notifyPlatform(tx, { companyId, step: 'ask', message }, now)
}

interface ForPlatform {
  companyId: string
  step: 'check' | 'ask'
  message: string
}

async function notifyPlatform(tx: Tx, { companyId, step, message }: ForPlatform, now: Date): Promise<void> {
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const link = `/admin/perusahaan/${companyId}`
  await notify(tx, [{ companyId: platformId, kind: 'company', step, message, link }], now)
}
