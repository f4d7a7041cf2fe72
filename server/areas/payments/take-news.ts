import { createHash } from 'node:crypto'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { orderChanged } from '#domain/live.ts'
import { isMore } from '#domain/money.ts'
import { creditNotice, paidNotice } from '#domain/payments/notice.ts'
import type { Outcome } from '#domain/payments/outcome.ts'
import { virtualAccounts } from '#domain/payments/virtual-account.ts'
import type { LateWay } from '#domain/receivables/late-money.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyName, findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { findProofsSince, notifyLateMoney, recordIncoming } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { PaymentNews } from './provider.ts'
import {
  type AccountRow,
  findAccount,
  findOrdersShown,
  findRequested,
  lockAccount,
  lockExpired,
  saveState,
} from './queries.ts'
import { findEventHash, findPaidSince, holdPayment, insertEvent, insertPayment } from './queries-news.ts'

/**
 * Processes an event of a provider with a proven signature: a repeated one changes nothing, and a payment is one entry
 * in the ledger, however often, late or out of order it is delivered [PAY-3].
 * @throws Refusal va_not_found | webhook_differs | key_reused
 */
export function takeNews(deps: Deps, provider: string, news: PaymentNews): Promise<Outcome> {
  return deps.db.transaction().execute((tx) => takeIn(tx, provider, news, deps.now()))
}

async function takeIn(tx: Tx, provider: string, news: PaymentNews, now: Date): Promise<Outcome> {
  const { eventId, accountId, happenedAt, payment } = news
  const account = await findAccount(tx, provider, accountId)
  if (!account) throw new Refusal('va_not_found')
  const kind = payment ? 'paid' : 'expired'
  const hash = hashOf(news)
  if (!(await insertEvent(tx, { provider, eventId, kind, accountId, hash, happenedAt }, now))) {
    if (!hash.equals(await findEventHash(tx, provider, eventId))) throw new Refusal('webhook_differs')
    return 'known'
  }
  return payment ? takePayment(tx, provider, account, { ...news, payment }, now) : takeEnd(tx, account)
}

type Paid = PaymentNews & { payment: NonNullable<PaymentNews['payment']> }

async function takePayment(
  tx: Tx,
  provider: string,
  account: AccountRow,
  { happenedAt, payment }: Paid,
  now: Date,
): Promise<Outcome> {
  const knownOf = await holdPayment(tx, provider, payment.id)
  if (knownOf !== undefined && knownOf !== account.id) throw new Refusal('webhook_differs')
  const orders = await findRequested(tx, account.id)
  const came = await recordIncoming(
    tx,
    {
      orderIds: orders.map(({ orderId }) => orderId),
      amount: payment.amount,
      // a clock elsewhere may be ahead of this one
      day: earlier(businessDay(happenedAt), businessDay(now)),
      via: 'virtual_account',
      name: `${provider}:${payment.id}`,
      requestedBy: account.openedBy,
    },
    now,
  )
  if (came.isKnown) return 'known'
  const { state } = await lockAccount(tx, account.id)
  await saveState(tx, account, virtualAccounts.stateAfter(state, 'pay'))
  const paid = { paymentId: payment.id, accountId: account.id, amount: payment.amount, actId: came.actId }
  await insertPayment(tx, { provider, ...paid })
  await notifyPaid(tx, account, { amount: payment.amount, rest: came.rest }, now)
  return 'recorded'
}

/** The account takes nothing any more, unless it was paid before that was heard. */
async function takeEnd(tx: Tx, account: AccountRow): Promise<Outcome> {
  const { state } = await lockAccount(tx, account.id)
  const after = virtualAccounts.stateAfter(state, 'expire')
  if (after === state) return 'recorded'
  await saveState(tx, account, after)
  await announceToPages(tx, account)
  return 'recorded'
}

async function notifyPaid(
  tx: Tx,
  account: AccountRow,
  { amount, rest }: { amount: string; rest: string },
  now: Date,
): Promise<void> {
  const { sellerId, buyerId } = account
  const orders = (await findOrdersShown(tx, [account.id])).get(account.id) ?? []
  const [first] = orders
  if (!first) throw new Error(`account ${account.id} is for no order`)
  const [buyer, seller] = [await companyName(tx, buyerId), await companyName(tx, sellerId)]
  const numbers = orders.map(({ number }) => number)
  const paid = { orderId: first.orderId, numbers, amount, rest }
  const notice = { kind: 'order', step: 'payByAccount' } as const
  const toSeller = { ...notice, companyId: sellerId, about: `${buyer}, ${first.number}` }
  const toBuyer = { ...notice, companyId: buyerId, about: `${seller}, ${first.number}` }
  const news = [{ ...toSeller, ...paidNotice({ ...paid, companyName: buyer }) }]
  // payments of orders are already announced to the buyer by the orders' history
  if (isMore(rest, 0)) news.push({ ...toBuyer, ...creditNotice({ ...paid, companyName: seller }) })
  await notify(tx, news, now)
  // one of them is notified already, but the other has no members left
  await notifyLateMoney(tx, { sellerId, buyerId, numbers, amount, way: 'account' }, now)
  await announceToPages(tx, account)
}

/** Both sides' pages of its orders, also of those that needed nothing of it. */
async function announceToPages(tx: Tx, { id, buyerId, sellerId }: AccountRow): Promise<void> {
  const orders = await findRequested(tx, id)
  await publish(tx, ...orders.map(({ orderId }) => orderChanged({ id: orderId, version: 1, buyerId, sellerId })))
}

function earlier(...days: BusinessDay[]): BusinessDay {
  return days.sort()[0] ?? ''
}

/** SHA-256 of an event's content: every delivery of an event has the same. */
function hashOf({ eventId, accountId, payment }: PaymentNews): Buffer {
  const content = [eventId, accountId, payment && [payment.id, payment.amount]]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

interface Closed {
  id: string
  kind: CompanyKind
  closedAt: Date | null
}

const MOST = 100

/**
 * Money received for a company since it was closed, and money that buyers report to have sent to a shop, the latest
 * first [PAY-3, ADM-2].
 */
export async function findLateMoney(db: Db, { id, kind, closedAt }: Closed) {
  if (!closedAt) return []
  const paid = await findPaidSince(db, { companyId: id, companyKind: kind }, closedAt, MOST)
  const proofs = kind === 'seller' ? await findProofsSince(db, id, closedAt, MOST) : []
  const orders = await findOrdersShown(
    db,
    paid.map((one) => one.id),
  )
  const come = [
    ...paid.map((one) => ({ ...one, way: 'account' as LateWay, numbers: numbersOf(orders.get(one.id)) })),
    ...proofs.map(({ buyerId, number, ...one }) => ({
      ...one,
      otherId: buyerId,
      way: 'proof' as LateWay,
      numbers: [number],
    })),
  ]
  const companies = await findCompanies(
    db,
    come.map(({ otherId }) => otherId),
  )
  return come
    .map(({ at, way, amount, numbers, otherId }) => ({
      at,
      way,
      amount,
      numbers,
      otherName: companies.get(otherId)?.name ?? '',
    }))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

function numbersOf(orders: readonly { number: string }[] = []): string[] {
  return orders.map(({ number }) => number)
}

// as many as one transaction holds for a moment
const AT_ONCE = 100

/** Marks accounts past their deadline as expired, so that pages show it; nodes may run it concurrently [PAY-3]. */
export async function expireAccounts({ db, now }: Deps): Promise<void> {
  for (;;) {
    const expired = await db.transaction().execute(async (tx) => {
      const accounts = await lockExpired(tx, now(), AT_ONCE)
      for (const account of accounts) {
        await saveState(tx, account, virtualAccounts.stateAfter(account.state, 'expire'))
        await announceToPages(tx, account)
      }
      return accounts.length
    })
    if (expired < AT_ONCE) return
  }
}
