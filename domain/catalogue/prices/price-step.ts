import type { BusinessDay } from '#domain/business-day.ts'
import { type DecimalText, isMore } from '#domain/money.ts'

/** A price that one buyer company has for a product today, from some quantity on. */
export interface PriceStep {
  /** Units; '0': whatever the quantity. */
  from: DecimalText
  /** Rupiah per unit. */
  amount: DecimalText
  /** The customer's own list; null: the price of a level. */
  listName: string | null
  /** Null in a customer's list. */
  level: number | null
  firstDay: BusinessDay | null
  lastDay: BusinessDay | null
}

/**
 * The unit price in a line of so many units: the customer's own list comes before the level, then the highest quantity
 * that is reached counts [SHOP-3]. Undefined without any price. SQL decides the same for lists in
 * server/areas/catalogue/prices/queries-pricing.ts.
 */
export function stepAt(steps: readonly PriceStep[], units: DecimalText): PriceStep | undefined {
  const reached = steps.filter(({ from }) => !isMore(from, units))
  const own = reached.filter(({ listName }) => listName !== null)
  return (own.length > 0 ? own : reached).reduce<PriceStep | undefined>(
    (best, step) => (best && !isMore(step.from, best.from) ? best : step),
    undefined,
  )
}

/** The next quantity from which a unit costs less than now; null where more changes nothing [SHOP-3]. */
export function nextStep(steps: readonly PriceStep[], units: DecimalText): PriceStep | null {
  const now = stepAt(steps, units)
  if (!now) return null
  const further = steps.map(({ from }) => from).filter((from) => isMore(from, units))
  const cheaper = further.flatMap((from) => {
    const step = stepAt(steps, from)
    return step && isMore(now.amount, step.amount) ? [{ ...step, from }] : []
  })
  const [first, ...others] = cheaper
  return first ? others.reduce((best, step) => (isMore(best.from, step.from) ? step : best), first) : null
}

/** The price by quantity, ascending; from '0' first. Quantities at which the price stays are left out [SHOP-3]. */
export function ladderOf(steps: readonly PriceStep[]): PriceStep[] {
  const quantities = steps.map(({ from }) => from).sort((one, other) => (isMore(one, other) ? 1 : -1))
  const rungs: PriceStep[] = []
  for (const from of quantities) {
    const step = stepAt(steps, from)
    if (step && step.amount !== rungs.at(-1)?.amount) rungs.push({ ...step, from })
  }
  return rungs
}
