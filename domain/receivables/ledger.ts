import type { BusinessDay } from '../business-day.ts'
import { formatRupiah } from '../format.ts'
import { amountText, type Decimal, type DecimalText, decimal, isMore, lesser } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** The total of an order and its ledger, in Rupiah. */
export interface OrderMoney {
  orderId: string
  number: string
  comesTo: DecimalText
  /** Of that, what has been shipped. */
  invoiced: DecimalText
  paid: DecimalText
  writtenOff: DecimalText
  /** The amount neither paid nor written off. */
  open: DecimalText
}

/** Changes of an order's amounts in Rupiah; of no order: of what its customer has paid too much. */
export interface LedgerLine {
  orderId: string | null
  ordered?: DecimalText
  invoiced?: DecimalText
  paid?: DecimalText
  writtenOff?: DecimalText
  dueDay?: BusinessDay | null
  shipmentId?: string | null
}

/** The share of a payment for one order. */
export interface Allocation {
  orderId: string
  amount: DecimalText
}

/**
 * A payment by allocations; the rest stays as the customer's credit [PAY-1].
 * @param keepsRest whether the recording member has agreed to that
 * @throws Refusal payment_exceeds_open | payment_leaves_rest | payment_parts_exceed
 */
export function pay(
  orders: ReadonlyMap<string, OrderMoney>,
  { amount, allocations, keepsRest }: { amount: DecimalText; allocations: readonly Allocation[]; keepsRest: boolean },
): LedgerLine[] {
  for (const allocated of allocations) checkWithin(orders.get(allocated.orderId), allocated.amount)
  const rest = decimal(amount).minus(sumOf(allocations))
  if (isMore(0, rest)) throw new Refusal('payment_parts_exceed', { field: 'alokasi' })
  if (isMore(rest, 0) && !keepsRest) {
    throw new Refusal('payment_leaves_rest', { field: 'jumlah', words: { rest: formatRupiah(amountText(rest)) } })
  }
  return withRest(
    allocations.map(({ orderId, amount: paid }) => ({ orderId, paid })),
    rest,
  )
}

/** How a payment is divided among orders in their order: suggested with what is due first first [PAY-1]. */
export function divided(orders: readonly Pick<OrderMoney, 'orderId' | 'open'>[], amount: DecimalText): Allocation[] {
  const allocations: Allocation[] = []
  let left: Decimal = decimal(amount)
  for (const { orderId, open } of orders) {
    const allocated = lesser(left, open)
    if (!isMore(allocated, 0)) continue
    allocations.push({ orderId, amount: amountText(allocated) })
    left = left.minus(allocated)
  }
  return allocations
}

/**
 * Pays an order with what its customer has paid too much.
 * @throws Refusal payment_exceeds_open | credit_too_small
 */
export function spendCredit(order: OrderMoney, amount: DecimalText, credit: DecimalText): LedgerLine[] {
  checkWithin(order, amount)
  if (isMore(amount, credit)) {
    throw new Refusal('credit_too_small', { field: 'jumlah', words: { credit: formatRupiah(credit) } })
  }
  return [
    { orderId: null, paid: negative(amount) },
    { orderId: order.orderId, paid: amount },
  ]
}

/** Gives up what will not be paid. @throws Refusal payment_exceeds_open */
export function writeOff(order: OrderMoney, amount: DecimalText): LedgerLine[] {
  checkWithin(order, amount)
  return [{ orderId: order.orderId, writtenOff: amount }]
}

/**
 * An order that comes to less: what was written off of it, then what was paid, makes room, and what was paid too much
 * becomes the customer's credit.
 * @param by what it comes to less
 * @param invoicedBy what of that was invoiced
 * @throws Refusal reduction_too_large
 */
export function lower(order: OrderMoney, by: DecimalText, invoicedBy: DecimalText): LedgerLine[] {
  const { orderId, comesTo, invoiced, paid, writtenOff } = order
  const left = decimal(comesTo).minus(by)
  if (isMore(0, left) || isMore(invoicedBy, invoiced) || isMore(invoicedBy, by)) {
    throw new Refusal('reduction_too_large', { field: 'jumlah', words: { most: formatRupiah(comesTo) } })
  }
  const excess = most(decimal(paid).plus(writtenOff).minus(left), 0)
  const forgiven = lesser(excess, writtenOff)
  const released = excess.minus(forgiven)
  return [
    ...withRest(
      [
        {
          orderId,
          ordered: negative(by),
          invoiced: negative(invoicedBy),
          writtenOff: negative(forgiven),
          paid: negative(released),
        },
      ],
      released,
    ),
  ]
}

/** The parts of an order that will not be shipped come off it; where more was invoiced than is left, off that too. */
export function reduce(order: OrderMoney, by: DecimalText): LedgerLine[] {
  const left = decimal(order.comesTo).minus(by)
  return lower(order, by, amountText(most(decimal(order.invoiced).minus(most(left, 0)), 0)))
}

/**
 * An order that comes to so much more, or less below zero, because PPN is rounded on each of its invoices. Where all of it
 * is paid it stays paid: more is given up, and less becomes the customer's credit [TAX-1, PAY-1].
 */
export function round(order: OrderMoney, by: DecimalText): LedgerLine[] {
  if (isMore(0, by)) return lower(order, negative(by), '0.00')
  const isPaid = !isMore(order.open, 0)
  return [{ orderId: order.orderId, ordered: by, ...(isPaid && { writtenOff: by }) }]
}

/** An order that is cancelled comes to nothing. */
export function cancel(order: OrderMoney): LedgerLine[] {
  return isMore(order.comesTo, 0) ? lower(order, order.comesTo, order.invoiced) : []
}

/**
 * The counter entry of payments, credit used and write-offs. What was meanwhile taken off an order, because it comes to
 * less, is taken from the credit that it became.
 * @param lines of the act that is undone
 * @throws Refusal credit_spent
 */
export function undo(
  lines: readonly LedgerLine[],
  orders: ReadonlyMap<string, OrderMoney>,
  credit: DecimalText,
): LedgerLine[] {
  const undone: LedgerLine[] = []
  let fromCredit: Decimal = decimal(0)
  for (const { orderId, paid = '0', writtenOff = '0' } of lines) {
    const order = orderId === null ? undefined : orders.get(orderId)
    if (!order) {
      fromCredit = fromCredit.plus(paid)
      continue
    }
    const taken = lesser(paid, order.paid)
    fromCredit = fromCredit.plus(decimal(paid).minus(taken))
    const line = { orderId, paid: negative(taken), writtenOff: negative(lesser(writtenOff, order.writtenOff)) }
    if (!isNothing(line)) undone.push(line)
  }
  if (isMore(fromCredit, credit)) {
    throw new Refusal('credit_spent', { words: { missing: formatRupiah(amountText(fromCredit.minus(credit))) } })
  }
  return withRest(undone, decimal(0).minus(fromCredit))
}

function checkWithin(order: OrderMoney | undefined, amount: DecimalText): void {
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  if (!isMore(amount, order.open)) return
  const words = { number: order.number, open: formatRupiah(order.open) }
  throw new Refusal('payment_exceeds_open', { field: 'jumlah', words })
}

function withRest(lines: readonly LedgerLine[], rest: Decimal): LedgerLine[] {
  const isNone = !isMore(rest, 0) && !isMore(0, rest)
  return isNone ? [...lines] : [...lines, { orderId: null, paid: amountText(rest) }]
}

function isNothing({ paid = '0', writtenOff = '0' }: LedgerLine): boolean {
  return decimal(paid).digits === 0n && decimal(writtenOff).digits === 0n
}

function sumOf(allocations: readonly Allocation[]): Decimal {
  return allocations.reduce((sum, { amount }) => sum.plus(amount), decimal(0))
}

function most(one: Decimal, other: number): Decimal {
  return isMore(one, other) ? one : decimal(other)
}

function negative(amount: DecimalText | Decimal): DecimalText {
  return amountText(decimal(0).minus(amount))
}
