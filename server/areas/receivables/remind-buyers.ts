import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { isWorkingDay } from '#domain/days/working-day.ts'
import { amountText, decimal } from '#domain/money.ts'
import { dueDaysAt, reminderSteps } from '#domain/receivables/collection.ts'
import { reminderNotice } from '#domain/receivables/notice.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type DueRow, findToRemind, insertReminders } from './queries-collection.ts'

// those of one transaction
const AT_ONCE = 500

/**
 * Reminds buyers of what is due, before the last day and after it: each order once in each step, across nodes, on
 * working days; a step that was missed is made up for, unless the next has come [PAY-2].
 */
export async function remindBuyers({ db, now: clock }: Deps): Promise<void> {
  const now = clock()
  const today = businessDay(now)
  if (!isWorkingDay(today, await findClosedDays(db, today))) return
  for (const step of reminderSteps) {
    const days = { step, ...dueDaysAt(step, today), limit: AT_ONCE }
    for (let taken = AT_ONCE; taken === AT_ONCE; ) {
      taken = await db.transaction().execute((tx) => remindIn(tx, days, { today, now }))
    }
  }
}

type Days = Parameters<typeof findToRemind>[1]

/** @returns how many were due */
async function remindIn(tx: Tx, days: Days, { today, now }: { today: BusinessDay; now: Date }): Promise<number> {
  const due = await findToRemind(tx, days)
  if (due.length === 0) return 0
  const inserted = await insertReminders(tx, due, days.step, now)
  const groups = Map.groupBy(
    due.filter(({ orderId }) => inserted.has(orderId)),
    ({ buyerId, sellerId, due: day }) => `${buyerId} ${sellerId} ${day}`,
  )
  const sellers = await findCompanies(tx, [...new Set(due.map(({ sellerId }) => sellerId))])
  const notices = [...groups.values()].map((rows) => noticeOf(rows, sellers, today))
  if (notices.length > 0) await notify(tx, notices, now)
  return due.length
}

/** Of what one buyer owes one seller by one day. */
function noticeOf(rows: readonly DueRow[], sellers: ReadonlyMap<string, { name: string }>, today: BusinessDay) {
  const [first] = rows
  if (!first) throw new Error('a reminder of nothing')
  const sellerName = sellers.get(first.sellerId)?.name ?? ''
  const amount = amountText(rows.reduce((sum, { toPay }) => sum.plus(toPay), decimal(0)))
  const numbers = rows.map(({ number }) => number)
  return {
    companyId: first.buyerId,
    kind: 'bill' as const,
    step: first.due < today ? ('late' as const) : ('soon' as const),
    about: `${sellerName}, ${first.number}`,
    ...reminderNotice({ sellerName, orderId: first.orderId, numbers, amount, due: first.due, today }),
  }
}
