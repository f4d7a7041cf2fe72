import { businessDay } from '#domain/business-day.ts'
import { listsChanged } from '#domain/live.ts'
import { nextRepeat } from '#domain/shopping-lists/repeat.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { type DueList, insertDrafts, planNext, takeDue } from './queries-drafts.ts'

// those made in one transaction
const AT_ONCE = 100

/**
 * Makes a draft order of each list that is due, once a month across nodes, and notifies the members who may order; a
 * draft is never placed by itself. Empty lists and suspended companies are skipped until the next month [ORDER-7].
 */
export async function makeDrafts(deps: Deps): Promise<void> {
  let taken = AT_ONCE
  while (taken === AT_ONCE) taken = await deps.db.transaction().execute((tx) => makeIn(tx, deps.now()))
}

/** @returns how many lists were due */
async function makeIn(tx: Tx, now: Date): Promise<number> {
  const today = businessDay(now)
  const due = await takeDue(tx, today, AT_ONCE)
  if (due.length === 0) return 0
  const suspended = new Set<string>(await suspendedBuyersAmong(tx, [...new Set(due.map(({ companyId }) => companyId))]))
  const toMake = due.filter(({ products, companyId }) => products > 0 && !suspended.has(companyId))
  const made = await insertDrafts(tx, toMake, today, now)
  await planNext(
    tx,
    due.map(({ id, repeatDay }) => ({ id, day: nextRepeat(repeatDay, today) })),
  )
  const toNotify = toMake.filter(({ id }) => made.has(id))
  if (toNotify.length > 0) await notify(tx, toNotify.map(noticeOf), now)
  await publish(tx, ...[...new Set(due.map(({ companyId }) => companyId))].map(listsChanged))
  return due.length
}

function noticeOf({ id, companyId, name, products }: DueList) {
  return {
    companyId,
    kind: 'list' as const,
    step: 'draft' as const,
    about: name,
    message: `Draf pesanan dari daftar ${name} siap: ${products} produk menunggu Anda pesan`,
    link: `/daftar-belanja/${id}`,
  }
}
