import type { Seller } from '#domain/accounts/actor.ts'
import { remindedUntil } from '#domain/claims/deadline.ts'
import { answerNotice, buyerNotice, claimableNotice } from '#domain/claims/notice.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findOrderNumbers } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { countClaims } from './queries-reading.ts'
import { countWindows, markClosing, markUnanswered, markWindows } from './queries-windows.ts'

/**
 * Reminds on the last day, once: sellers of claims that wait for their answer, and buyers that received less than was
 * sent of how long they may claim it, or contest or confirm an answer; nodes may run it concurrently [CLAIM-1].
 */
export function remindOfClaims({ db, now: clock }: Deps): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock()
    const until = remindedUntil(now)
    const unanswered = await markUnanswered(tx, until)
    const ending = await markWindows(tx, { now, until })
    const closing = await markClosing(tx, { now, until })
    if (unanswered.length + ending.length + closing.length === 0) return
    const names = await namesOf(tx, [...unanswered, ...ending, ...closing])
    await notify(
      tx,
      [
        ...unanswered.map(({ id, number, orderId, sellerId, buyerId, answerBy }) => ({
          companyId: sellerId,
          kind: 'claim' as const,
          step: 'remind' as const,
          about: `${names.company(buyerId)}, ${number}`,
          ...answerNotice({ id, number, orderNumber: names.order(orderId) }, answerBy),
        })),
        ...closing.map(({ id, number, orderId, sellerId, buyerId, state, buyerBy }) => ({
          companyId: buyerId,
          kind: 'claim' as const,
          step: state === 'refused' ? ('contestable' as const) : ('confirmable' as const),
          about: `${names.company(sellerId)}, ${number}`,
          ...buyerNotice({ id, number, orderNumber: names.order(orderId) }, state, buyerBy),
        })),
        ...ending.map(({ orderId, sellerId, buyerId, endsAt }) => ({
          companyId: buyerId,
          kind: 'claim' as const,
          step: 'claimable' as const,
          about: `${names.company(sellerId)}, ${names.order(orderId)}`,
          ...claimableNotice({ orderId, orderNumber: names.order(orderId) }, endsAt),
        })),
      ],
      now,
    )
  })
}

async function namesOf(tx: Tx, dealings: readonly { orderId: string; sellerId: string; buyerId: string }[]) {
  const companies = await findCompanies(tx, [
    ...new Set(dealings.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId])),
  ])
  const orders = await findOrderNumbers(tx, [...new Set(dealings.map(({ orderId }) => orderId))])
  return {
    company: (id: string) => companies.get(id)?.name ?? '',
    order: (id: string) => orders.get(id) ?? '',
  }
}

/** How many claims wait for a seller. */
export async function countForSeller(db: Db | Tx, seller: Seller): Promise<number> {
  return (await countClaims(db, seller)).seller
}

/** How many claims of a company are running, on either side, and how many more its customers may still make [OPS-5]. */
export async function countForClosing(
  db: Db | Tx,
  company: { companyKind: CompanyKind; companyId: string },
  now: Date,
): Promise<{ openClaims: number; claimable: number }> {
  const { seller, buyer } = await countClaims(db, company)
  const claimable = company.companyKind === 'seller' ? await countWindows(db, company.companyId, now) : 0
  return { openClaims: seller + buyer, claimable }
}
