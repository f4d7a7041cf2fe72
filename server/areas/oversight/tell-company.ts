import { COMPANY_PROFILE_PATH, companyNotice, customerNotice } from '#domain/oversight/notice.ts'
import { companyName, findPlatform } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findSellersOf } from '#server/areas/subscriptions/public.ts'
import type { Tx } from '#server/platform/database.ts'

interface Happened {
  companyId: string
  act: 'verify' | 'correct' | 'suspend' | 'reopen'
  /** The reasons and the note, where there are any. */
  said: string
}

/** Tells a company what administrators did with it, by bell, push and mail [ADM-2]. */
export async function tellCompany(tx: Tx, { companyId, act, said }: Happened, now: Date): Promise<void> {
  const message = companyNotice({ act, companyName: await companyName(tx, companyId), said })
  await notify(tx, [{ companyId, kind: 'company', step: act, message, link: COMPANY_PROFILE_PATH }], now)
}

/** Tells the sellers of a company that it can trade no longer, or again [ADM-2]. */
export async function tellSellers(tx: Tx, companyId: string, act: 'suspend' | 'reopen', now: Date): Promise<void> {
  const message = customerNotice(act, await companyName(tx, companyId))
  const step = act === 'suspend' ? 'customerSuspended' : 'customerReopened'
  const sellers = await findSellersOf(tx, companyId)
  if (sellers.length === 0) return
  const told = { kind: 'company', step, message, link: '/pusat-seller/langganan' } as const
  await notify(
    tx,
    sellers.map((sellerId) => ({ companyId: sellerId, ...told })),
    now,
  )
}

/** Tells the administrators of the platform that somebody waits. */
export async function tellAdministrators(
  tx: Tx,
  { companyId, name }: { companyId: string; name: string },
  now: Date,
): Promise<void> {
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const message = `${name} menunggu diperiksa sebagai pembeli`
  const link = `/admin/perusahaan/${companyId}`
  await notify(tx, [{ companyId: platformId, kind: 'company', step: 'check', message, link }], now)
}
