import { expressionBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { LedgerLine, OrderMoney } from '#domain/receivables/ledger.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'
import { owedParts } from './queries-owed.ts'

/** The amounts of orders for joins by other areas, by `order_id`; orders from elsewhere than the site have none. */
export const orderAmounts = expressionBuilder<DB>()
  .selectFrom('receivables')
  .select([
    'order_id',
    'number',
    'seller_id',
    'buyer_id',
    'payment_type',
    'comes_to',
    'invoiced',
    'paid',
    'open',
    'owed',
    'to_pay',
    'due_day',
  ])

export interface MoneyRow extends OrderMoney {
  sellerId: string
  buyerId: string
  paymentType: string
  owed: DecimalText
  /** The amount to pay now: all of what is paid before it is shipped, otherwise of what was shipped. */
  toPay: DecimalText
  /** The components of what is owed, by the names that every screen and document gives them. */
  billed: DecimalText
  unbilled: DecimalText
  paidAhead: DecimalText
  due: BusinessDay | null
}

function money(db: Db | Tx) {
  const parts = owedParts('r')
  return db
    .selectFrom('receivables as r')
    .select([
      'r.order_id as orderId',
      'r.number',
      'r.seller_id as sellerId',
      'r.buyer_id as buyerId',
      'r.payment_type as paymentType',
      'r.comes_to as comesTo',
      'r.invoiced',
      'r.paid',
      'r.written_off as writtenOff',
      'r.open',
      'r.owed',
      'r.to_pay as toPay',
      parts.billed.as('billed'),
      parts.unbilled.as('unbilled'),
      parts.paidAhead.as('paidAhead'),
    ])
    .select(({ cast }) => cast<BusinessDay | null>('r.due_day', 'text').as('due'))
}

/** The money of orders of any company, by due date. */
export function findMoney(db: Db | Tx, orderIds: readonly string[]): Promise<MoneyRow[]> {
  return money(db).where('r.order_id', '=', anyOf(orderIds)).orderBy('r.due_day').orderBy('r.order_id').execute()
}

/** The pair's orders of which something was shipped or confirmed and is not paid, what is due first first. */
export function findOpenOfPair(db: Db | Tx, { sellerId, buyerId }: Pair): Promise<MoneyRow[]> {
  return money(db)
    .where('r.seller_id', '=', sellerId)
    .where('r.buyer_id', '=', buyerId)
    .where('r.open', '>', sql.lit('0'))
    .where(({ eb, or }) => or([eb('r.due_day', 'is not', null), eb('r.to_pay', '>', '0')]))
    .orderBy('r.due_day')
    .orderBy('r.order_id')
    .limit(100)
    .execute()
}

export interface Pair {
  sellerId: string
  buyerId: string
}

/** A customer's credit with a seller. */
export async function findCredit(db: Db | Tx, { sellerId, buyerId }: Pair): Promise<DecimalText> {
  const account = await accountOf(db, { sellerId, buyerId }).executeTakeFirst()
  return account?.credit ?? '0.00'
}

/**
 * A customer's credit with a seller, locked until commit, so that of two who spend it the slower one sees what is left.
 */
export async function lockCredit(tx: Tx, { sellerId, buyerId }: Pair): Promise<DecimalText> {
  await tx
    .insertInto('receivable_accounts')
    .values({ seller_id: sellerId, buyer_id: buyerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const account = await accountOf(tx, { sellerId, buyerId }).forNoKeyUpdate().executeTakeFirstOrThrow()
  return account.credit
}

function accountOf(db: Db | Tx, { sellerId, buyerId }: Pair) {
  return db
    .selectFrom('receivable_accounts')
    .select('credit')
    .where('seller_id', '=', sellerId)
    .where('buyer_id', '=', buyerId)
}

export interface NewAct extends Pair {
  /** Given where others have to know it in the same round trip. */
  id?: string
  kind: ActKind
  /** The channel of a payment that was not recorded by hand. */
  via?: PaymentChannel
  day: BusinessDay
  userId: string | null
  reason?: string | null
  undoes?: string
  key?: { key: string; hash: Buffer }
}

/** Writes an act with its lines: what orders come to and what is paid follows by them. @returns its id */
export async function insertAct(tx: Tx, act: NewAct, lines: readonly LedgerLine[], now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('receivable_acts')
    .values({ ...actColumns(act), at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (lines.length > 0) {
    await tx
      .insertInto('receivable_lines')
      .values(lines.map((line) => lineColumns(id, act, line)))
      .execute()
  }
  return id
}

function actColumns({ id, kind, via, sellerId, buyerId, day, userId, reason, undoes, key }: NewAct) {
  return {
    ...(id && { id }),
    kind,
    via: via ?? null,
    seller_id: sellerId,
    buyer_id: buyerId,
    day: dateOf(day),
    user_id: userId,
    reason: reason ?? null,
    undoes: undoes ?? null,
    key: key?.key ?? null,
    request_hash: key?.hash ?? null,
  }
}

function lineColumns(actId: string, { sellerId, buyerId }: Pair, line: LedgerLine) {
  return {
    act_id: actId,
    seller_id: sellerId,
    buyer_id: buyerId,
    order_id: line.orderId,
    ordered: line.ordered ?? '0',
    invoiced: line.invoiced ?? '0',
    paid: line.paid ?? '0',
    written_off: line.writtenOff ?? '0',
    due_day: line.dueDay ? dateOf(line.dueDay) : null,
    shipment_id: line.shipmentId ?? null,
  }
}

export interface OpenedOrder extends Pair {
  actId: string
  orderId: string
  number: string
  paymentType: string
  total: DecimalText
}

/** Opens the ledger of new orders with what they come to, in one statement. */
export async function insertOpened(tx: Tx, orders: readonly OpenedOrder[], day: BusinessDay, now: Date): Promise<void> {
  await tx
    .with('opened', (db) =>
      db.insertInto('receivables').values(
        orders.map(({ orderId, number, sellerId, buyerId, paymentType }) => ({
          order_id: orderId,
          number,
          seller_id: sellerId,
          buyer_id: buyerId,
          payment_type: paymentType,
        })),
      ),
    )
    .with('acted', (db) =>
      db.insertInto('receivable_acts').values(
        orders.map(({ actId: id, sellerId, buyerId }) => ({
          ...actColumns({ id, kind: 'order', day, userId: null, sellerId, buyerId }),
          at: now,
        })),
      ),
    )
    .insertInto('receivable_lines')
    .values(orders.map(({ actId, orderId, total, ...pair }) => lineColumns(actId, pair, { orderId, ordered: total })))
    .execute()
}

/** The last day to pay before anything is shipped. */
export async function savePayBy(tx: Tx, orderId: string, day: BusinessDay): Promise<void> {
  await tx
    .updateTable('receivables')
    .set(({ fn }) => ({ pay_by: dateOf(day), due_day: fn.coalesce('due_day', dateOf(day)) }))
    .where('order_id', '=', orderId)
    .execute()
}

export interface ActRow extends Pair {
  id: string
  kind: ActKind
  day: BusinessDay
  reason: string | null
  hash: Buffer | null
  isUndone: boolean
}

function acts(db: Db | Tx) {
  return db
    .selectFrom('receivable_acts as a')
    .select([
      'a.id',
      'a.kind',
      'a.seller_id as sellerId',
      'a.buyer_id as buyerId',
      'a.reason',
      'a.request_hash as hash',
    ])
    .select(({ cast, exists, selectFrom }) => [
      cast<BusinessDay>('a.day', 'text').as('day'),
      exists(selectFrom('receivable_acts as later').select('later.id').whereRef('later.undoes', '=', 'a.id'))
        .$castTo<boolean>()
        .as('isUndone'),
    ])
    .$narrowType<{ kind: ActKind }>()
}

/** An act of the seller's; another seller's is not found. */
export function findAct(db: Db | Tx, sellerId: string, id: string): Promise<ActRow | undefined> {
  return acts(db).where('a.seller_id', '=', sellerId).where('a.id', '=', id).executeTakeFirst()
}

/** The act that was done with a key. */
export function findByKey(db: Db | Tx, sellerId: string, key: string): Promise<ActRow | undefined> {
  return acts(db).where('a.seller_id', '=', sellerId).where('a.key', '=', key).executeTakeFirst()
}

/** The changes by an act. */
export function findLinesOf(db: Db | Tx, actId: string): Promise<LedgerLine[]> {
  return db
    .selectFrom('receivable_lines')
    .select(['order_id as orderId', 'ordered', 'invoiced', 'paid', 'written_off as writtenOff'])
    .where('act_id', '=', actId)
    .orderBy('id')
    .execute()
}

/** The act that invoiced a shipment, and how much; none where nothing was to be paid for it. */
export function findInvoiced(tx: Tx, shipmentId: string): Promise<{ actId: string; amount: DecimalText } | undefined> {
  return tx
    .selectFrom('receivable_lines')
    .select(['act_id as actId', 'invoiced as amount'])
    .where('shipment_id', '=', shipmentId)
    .where('invoiced', '>', '0')
    .executeTakeFirst()
}

/** The amount to pay of an order after an act. */
export async function findOpenAfter(db: Db | Tx, orderId: string, actId: string): Promise<DecimalText> {
  const { open } = await db
    .selectFrom('receivable_lines as l')
    .select(sql<DecimalText>`coalesce(sum(l.ordered - l.paid - l.written_off), 0.00)`.as('open'))
    .where('l.order_id', '=', orderId)
    .where(({ eb, selectFrom }) =>
      eb(
        'l.id',
        '<=',
        selectFrom('receivable_lines as last')
          .select(({ fn }) => fn.max('last.id').as('id'))
          .where('last.act_id', '=', actId),
      ),
    )
    .executeTakeFirstOrThrow()
  return open
}
