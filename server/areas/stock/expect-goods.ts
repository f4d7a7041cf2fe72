import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import { formatQuantity } from '#domain/format.ts'
import { MOST, MOST_DAYS_AHEAD } from '#domain/limits.ts'
import { type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { LotDays } from '#domain/stock/lot.ts'
import {
  cancelExpected,
  countExpected,
  type Expected,
  findExpected,
  insertExpected,
  moveStocks,
  saveExpected,
} from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkSize, lotOf, withStock } from './change-stock.ts'

/** An expected delivery of a product, with its expected version. */
interface Target {
  productId: number
  id: number
  expectedVersion: number
}

interface Input {
  units: DecimalText
  day: BusinessDay
  /** From whom, or a note; empty without. */
  source: string
}

/**
 * Adds an expected delivery of a product; orders and their promises stay as they are [SHOP-5].
 * @throws Refusal product_not_found | expected_day_passed | expected_too_far | expected_too_many
 */
export function expectGoods(deps: Deps, seller: Seller, productId: number, input: Input): Promise<void> {
  return withStock(deps, seller, productId, async (tx, _, now) => {
    checkDay(input.day, now)
    if ((await countExpected(tx, productId)) >= MOST.expectedGoods) throw new Refusal('expected_too_many')
    await insertExpected(tx, productId, input, now)
  })
}

/**
 * Changes an expected delivery: its day or quantity [SHOP-5].
 * @throws Refusal product_not_found | expected_not_found | expected_moved_on | expected_day_passed | expected_too_far |
 * expected_has_come
 */
export function changeExpected(deps: Deps, seller: Seller, target: Target, input: Input): Promise<void> {
  return withStock(deps, seller, target.productId, async (tx, { unit }, now) => {
    const before = await readTarget(tx, target)
    // what is late already may stay so
    if (input.day !== before.day) checkDay(input.day, now)
    if (!isMore(input.units, before.received)) {
      const received = formatQuantity(quantityText(before.received))
      throw new Refusal('expected_has_come', { field: 'units', words: { received, unit } })
    }
    await saveExpected(tx, target.id, input)
  })
}

/**
 * Records the receipt of an expected delivery, in whole or part: stock on hand and what is still to come change in one
 * act [SHOP-5].
 * @throws Refusal product_not_found | expected_not_found | expected_moved_on | expected_less_left | lot_days_reversed |
 * lot_number_taken | stock_too_large
 */
export function receiveExpected(
  deps: Deps,
  seller: Seller,
  { units, lot, ...target }: Target & { units: DecimalText; lot: LotDays | null },
): Promise<void> {
  return withStock(deps, seller, target.productId, async (tx, { balance, unit }, now) => {
    const { productId, id: expectedId } = target
    const expected = await readTarget(tx, target)
    const rest = quantityText(decimal(expected.units).minus(expected.received))
    if (isMore(units, rest)) {
      throw new Refusal('expected_less_left', { field: 'units', words: { left: formatQuantity(rest), unit } })
    }
    checkSize(balance, units)
    const reason = expected.source || 'Yang ditunggu'
    const came = { productId, kind: 'receipt', onHand: units, expectedId, userId: seller.userId, reason } as const
    if (!lot) return moveStocks(tx, [came], now)
    const { id: lotId, expired } = await lotOf(tx, productId, lot, now)
    await moveStocks(tx, [{ ...came, lotId, inLots: units, ...(expired && { expired: units }) }], now)
  })
}

/**
 * Cancels what has not come of an expected delivery; what has come stays [SHOP-5].
 * @throws Refusal product_not_found | expected_not_found | expected_moved_on
 */
export function giveUpExpected(deps: Deps, seller: Seller, target: Target): Promise<void> {
  return withStock(deps, seller, target.productId, async (tx, _, now) => {
    await readTarget(tx, target)
    await cancelExpected(tx, target.id, now)
  })
}

async function readTarget(tx: Tx, { productId, id, expectedVersion }: Target): Promise<Expected> {
  const expected = await findExpected(tx, productId, id)
  if (!expected) throw new Refusal('expected_not_found', { field: 'expectedId' })
  if (expected.version !== expectedVersion) throw new Refusal('expected_moved_on', { field: 'version' })
  return expected
}

function checkDay(day: BusinessDay, now: Date): void {
  const today = businessDay(now)
  if (day < today) throw new Refusal('expected_day_passed', { field: 'day' })
  if (day > daysAfter(today, MOST_DAYS_AHEAD)) throw new Refusal('expected_too_far', { field: 'day' })
}
