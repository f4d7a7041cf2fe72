import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type Balance, correctionTo } from '#domain/catalogue/stock/count-stock.ts'
import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { type LotDays, lotAfter } from '#domain/stock/lot.ts'
import {
  expireLots,
  findLot,
  insertLot,
  lockBalances,
  moveStocks,
  productsToOrder,
  saveLeadTime,
  saveThreshold,
} from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'

interface Act {
  productId: number
  units: DecimalText
  reason: string
  /** The expected quantity; null where there was none. */
  previousUnits: DecimalText | null
}

/**
 * Sets what may be sold of a product, as it was counted [SHOP-5].
 * @throws Refusal product_not_found | stock_seen_moved_on | stock_in_lots | stock_too_large
 */
export function setStock(deps: Deps, seller: Seller, { productId, units, reason, previousUnits }: Act): Promise<void> {
  return withStock(deps, seller, productId, async (tx, { balance, unit }, now) => {
    checkUnchanged(previousUnits, balance.units)
    const onHand = correctionTo(units, balance, { field: 'units', unit })
    if (onHand) checkSize(balance, onHand)
    if (onHand) await moveStocks(tx, [{ productId, kind: 'correction', onHand, userId: seller.userId, reason }], now)
  })
}

/**
 * Records goods that came in; a lot of that number takes more, another number begins a lot [SHOP-5].
 * @throws Refusal product_not_found | stock_seen_moved_on | lot_days_reversed | lot_number_taken | stock_too_large
 */
export function receiveStock(
  deps: Deps,
  seller: Seller,
  { productId, units, reason, previousUnits, lot }: Act & { lot: LotDays | null },
): Promise<void> {
  return withStock(deps, seller, productId, async (tx, { balance }, now) => {
    checkUnchanged(previousUnits, balance.onHand)
    checkSize(balance, units)
    const came = { productId, kind: 'receipt', onHand: units, userId: seller.userId, reason } as const
    if (!lot) return moveStocks(tx, [came], now)
    const { id, expired } = await lotOf(tx, productId, lot, now)
    await moveStocks(tx, [{ ...came, lotId: id, inLots: units, ...(expired && { expired: units }) }], now)
  })
}

/**
 * Puts goods that are there and in no lot into a lot [SHOP-5].
 * @throws Refusal product_not_found | stock_seen_moved_on | lot_beyond_stock | lot_days_reversed | lot_number_taken
 */
export function addLot(
  deps: Deps,
  seller: Seller,
  { productId, units, previousUnits, lot }: Omit<Act, 'reason'> & { lot: LotDays },
): Promise<void> {
  return withStock(deps, seller, productId, async (tx, { balance, unit }, now) => {
    const loose = decimal(balance.onHand).minus(balance.inLots)
    checkUnchanged(previousUnits, quantityText(loose))
    if (isMore(units, loose)) {
      throw new Refusal('lot_beyond_stock', {
        field: 'units',
        words: { left: formatQuantity(quantityText(loose)), unit },
      })
    }
    const { id, expired } = await lotOf(tx, productId, lot, now)
    const put = { productId, kind: 'lot', lotId: id, inLots: units, userId: seller.userId } as const
    await moveStocks(tx, [{ ...put, ...(expired && { expired: units }) }], now)
  })
}

/**
 * Sets how much a lot holds, as counted; what is there changes with it [SHOP-5].
 * @throws Refusal product_not_found | lot_not_found | stock_seen_moved_on | stock_below_reserved
 */
export function correctLot(
  deps: Deps,
  seller: Seller,
  { productId, lotId, units, reason, previousUnits }: Act & { lotId: number },
): Promise<void> {
  return withStock(deps, seller, productId, async (tx, { balance, unit, leadDays }, now) => {
    const lot = await findLot(tx, productId, { id: lotId })
    if (!lot) throw new Refusal('lot_not_found', { field: 'lotId' })
    checkUnchanged(previousUnits, lot.units)
    if (isSame(units, lot.units)) return
    const change = quantityText(decimal(units).minus(lot.units))
    checkSize(balance, change)
    // beyond the stock, orders may hold more than there is
    if (!lot.expired && leadDays === null) checkReserved(balance, change, unit)
    const moved = {
      productId,
      kind: 'correction',
      onHand: change,
      inLots: change,
      lotId,
      userId: seller.userId,
    } as const
    await moveStocks(tx, [{ ...moved, reason, ...(lot.expired && { expired: change }) }], now)
  })
}

/** Sets below which quantity a product runs low. @throws Refusal product_not_found */
export function setThreshold(
  deps: Deps,
  seller: Seller,
  productId: number,
  lowBelow: DecimalText | null,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const isOwn = await saveThreshold(tx, seller.companyId, productId, lowBelow)
    if (!isOwn) throw new Refusal('product_not_found', { field: 'productId' })
  })
}

/**
 * Sets whether orders beyond the stock are taken, in how many working days missing goods come, and how many units open
 * orders may reserve; placed orders keep their accepted terms [SHOP-6].
 * @throws Refusal product_not_found
 */
export function setLeadTime(
  deps: Deps,
  seller: Seller,
  productId: number,
  { days, most }: { days: number | null; most: DecimalText | null },
): Promise<void> {
  return withStock(deps, seller, productId, (tx) =>
    saveLeadTime(tx, productId, { days, most: days === null ? null : most }),
  )
}

function checkUnchanged(previousUnits: DecimalText | null, now: DecimalText): void {
  if (previousUnits !== null && !isSame(previousUnits, now)) throw new Refusal('stock_seen_moved_on')
}

function checkReserved({ onHand, reserved, expired }: Balance, change: DecimalText, unit: string): void {
  const free = decimal(onHand).minus(reserved).minus(expired)
  // more is always taken, also where a lot has expired that was ordered
  if (!isMore('0', change) || !isMore(decimal('0').minus(change), free)) return
  const left = isMore(free, '0') ? quantityText(free) : '0'
  throw new Refusal('stock_below_reserved', { field: 'units', words: { left: formatQuantity(left), unit } })
}

/** Locks a stock of the seller, without what has expired by now, for one act. @throws Refusal product_not_found */
export function withStock(
  deps: Deps,
  seller: Seller,
  productId: number,
  act: (tx: Tx, stock: { balance: Balance; unit: string; leadDays: number | null }, now: Date) => Promise<void>,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const own = await lockBalances(tx, [productId], seller.companyId)
    if (!own.has(productId)) throw new Refusal('product_not_found', { field: 'productId' })
    await expireLots(tx, [productId], { today: businessDay(now), now })
    const balance = (await lockBalances(tx, [productId])).get(productId)
    const product = (await productsToOrder(tx, [productId])).get(productId)
    if (!balance || !product) throw new Error(`stock of product ${productId} is gone`)
    await act(tx, { balance, ...product }, now)
  })
}

/** The lot that goods go into, begun where there is none of its number. @throws Refusal lot_days_reversed | lot_number_taken */
export async function lotOf(
  tx: Tx,
  productId: number,
  requested: LotDays,
  now: Date,
): Promise<{ id: number; expired: boolean }> {
  const there = await findLot(tx, productId, { number: requested.number })
  const lot = lotAfter(there, requested, businessDay(now))
  const id = there?.id ?? (await insertLot(tx, { productId, ...requested }, lot.expired, now))
  if (id === undefined) throw new Refusal('moved_on')
  return { id, expired: lot.expired }
}

// what a column of quantities holds
const LARGEST = '999999999999.999'

/** @throws Refusal stock_too_large */
export function checkSize({ onHand }: Balance, change: DecimalText): void {
  if (isMore(decimal(onHand).plus(change), LARGEST)) throw new Refusal('stock_too_large', { field: 'units' })
}
