import { sql } from 'kysely'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { DecimalText } from '#domain/money.ts'
import type { AccountState, RequestedOrder } from '#domain/payments/virtual-account.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { orderAmounts, paymentsByAct } from '#server/areas/receivables/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** States in which an account waits to be paid. */
const waitingStates = ['opening', 'open'] as const satisfies AccountState[]

export interface NewAccount {
  sellerId: string
  buyerId: string
  provider: string
  amount: DecimalText
  expiresAt: Date
  openedBy: string
  orders: readonly RequestedOrder[]
}

/** @returns its id */
export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('virtual_accounts')
    .values({
      seller_id: account.sellerId,
      buyer_id: account.buyerId,
      provider: account.provider,
      amount: account.amount,
      expires_at: account.expiresAt,
      state: 'opening' satisfies AccountState,
      opened_by: account.openedBy,
      opened_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('virtual_account_orders')
    .values(account.orders.map(({ orderId, amount }) => ({ account_id: id, order_id: orderId, amount })))
    .execute()
  return id
}

export interface AccountRow {
  id: string
  sellerId: string
  buyerId: string
  amount: DecimalText
  expiresAt: Date
  state: AccountState
  version: number
  openedBy: string
}

function accounts(db: Db | Tx) {
  return db
    .selectFrom('virtual_accounts as a')
    .select(['a.id', 'a.seller_id as sellerId', 'a.buyer_id as buyerId', 'a.amount', 'a.expires_at as expiresAt'])
    .select(['a.state', 'a.version', 'a.opened_by as openedBy'])
    .$narrowType<{ state: AccountState }>()
}

/** An account at a provider, of any company. */
export function findAccount(tx: Tx, provider: string, id: string): Promise<AccountRow | undefined> {
  return accounts(tx).where('a.provider', '=', provider).where('a.id', '=', id).executeTakeFirst()
}

/** A virtual account, locked; its orders are locked before it. */
export function lockAccount(tx: Tx, id: string): Promise<AccountRow> {
  return accounts(tx).where('a.id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** The open accounts at a provider for any of these orders, which the caller has locked; locked. */
export function lockWaitingFor(tx: Tx, provider: string, orderIds: readonly string[]): Promise<AccountRow[]> {
  return accounts(tx)
    .where('a.provider', '=', provider)
    .where('a.state', '=', anyOf<string>(waitingStates))
    .where('a.id', 'in', (of) =>
      of.selectFrom('virtual_account_orders').select('account_id').where('order_id', '=', anyOf(orderIds)),
    )
    .orderBy('a.id')
    .forNoKeyUpdate()
    .execute()
}

/** Some accounts that can no longer be paid, locked; concurrent callers get others. */
export function lockExpired(tx: Tx, now: Date, limit: number): Promise<AccountRow[]> {
  return (
    accounts(tx)
      // written out, as the index has them, which no parameter is known to meet
      .where(
        'a.state',
        'in',
        waitingStates.map((state) => sql.lit(state)),
      )
      .where('a.expires_at', '<=', now)
      .orderBy('a.expires_at')
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
  )
}

/** The orders that an account was opened for. */
export function findRequested(db: Db | Tx, accountId: string): Promise<RequestedOrder[]> {
  return db
    .selectFrom('virtual_account_orders')
    .select(['order_id as orderId', 'amount'])
    .where('account_id', '=', accountId)
    .orderBy('order_id')
    .execute()
}

export async function saveState(tx: Tx, { id }: { id: string }, state: AccountState): Promise<void> {
  await tx
    .updateTable('virtual_accounts')
    .set(({ eb }) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Stores what the provider has issued, unless it is there already. */
export async function saveIssued(tx: Tx, id: string, issued: { bank: string; number: string }): Promise<void> {
  await tx.updateTable('virtual_accounts').set(issued).where('id', '=', id).where('number', 'is', null).execute()
}

export interface ShownAccount extends AccountRow {
  sellerName: string
  bank: string | null
  number: string | null
}

function shown(db: Db | Tx, buyerId: string) {
  return accounts(db)
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'a.seller_id')
    .select(['seller.name as sellerName', 'a.bank', 'a.number'])
    .where('a.buyer_id', '=', buyerId)
}

/** An account of the buyer's. */
export function findShown(db: Db | Tx, buyerId: string, id: string): Promise<ShownAccount | undefined> {
  return shown(db, buyerId).where('a.id', '=', id).executeTakeFirst()
}

// an order is requested by more accounts only in mischief
const MOST_SHOWN = 20

/** The buyer's accounts for an order, the last first. */
export function findOfOrder(db: Db, buyerId: string, orderId: string): Promise<ShownAccount[]> {
  return shown(db, buyerId)
    .where('a.id', 'in', (of) =>
      of.selectFrom('virtual_account_orders').select('account_id').where('order_id', '=', orderId),
    )
    .orderBy('a.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

const MOST_LISTED = 100

/** The buyer's accounts that wait to be paid, what ends first first. */
export function findWaiting(db: Db, buyerId: string): Promise<ShownAccount[]> {
  return shown(db, buyerId)
    .where('a.state', '=', anyOf<string>(waitingStates))
    .orderBy('a.expires_at')
    .orderBy('a.id')
    .limit(MOST_LISTED)
    .execute()
}

/** How many accounts of a company, on its side, may still be paid into [OPS-5]. */
export async function countWaiting(
  db: Db | Tx,
  { companyId, companyKind }: { companyId: string; companyKind: CompanyKind },
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('virtual_accounts')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where(companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', companyId)
    .where('state', '=', anyOf<string>(waitingStates))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** The buyer's accounts at a provider, the last first. */
export function findAtProvider(db: Db, buyerId: string, provider: string): Promise<ShownAccount[]> {
  return shown(db, buyerId)
    .where('a.provider', '=', provider)
    .where('a.number', 'is not', null)
    .orderBy('a.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

/** The orders that accounts are for, with what was and what is to be paid of them, by account. */
export async function findOrdersShown(db: Db | Tx, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('virtual_account_orders as o')
    .innerJoin(orderAmounts.as('money'), 'money.order_id', 'o.order_id')
    .select(['o.account_id as accountId', 'o.order_id as orderId', 'money.number', 'o.amount', 'money.to_pay as toPay'])
    .select('money.owed as billed')
    .where('o.account_id', '=', anyOf(accountIds))
    .orderBy('o.order_id')
    .execute()
  return Map.groupBy(rows, ({ accountId }) => accountId)
}

/** Payments by virtual account that do not stand in the ledger once with their amount, or stand there without having come. */
export async function findUnequalPayments(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('virtual_account_payments as p')
    .innerJoin('virtual_accounts as a', 'a.id', 'p.account_id')
    .fullJoin(paymentsByAct('virtual_account').as('act'), 'act.id', 'p.act_id')
    .select(({ fn, ref }) => fn.coalesce(ref('p.act_id'), ref('act.id')).$notNull().as('id'))
    .where(sql<boolean>`(act.amount, act.seller_id, act.buyer_id) is distinct from (p.amount, a.seller_id, a.buyer_id)`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Accounts whose state disagrees with their payments or with the provider's events. */
export async function findUnpaidAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('virtual_accounts as a')
    .select('a.id')
    .where(
      sql<boolean>`(a.state = 'paid') <> exists (select from virtual_account_payments p where p.account_id = a.id)
        or (a.state <> 'paid' and exists (select from payment_events e where e.account_id = a.id and e.kind = 'paid'))`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
