import type { BusinessDay } from '#domain/business-day.ts'
import { formatDay, formatQuantity, formatRupiah } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, isSame, MOST_AMOUNT } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** The days on which something holds, both included; without a last one it goes on. */
export interface Days {
  firstDay: BusinessDay
  lastDay: BusinessDay | null
}

/** A price from a quantity on, of a level or in the list of a customer. */
export interface PriceRule extends Days {
  /** Null in a list. */
  level: number | null
  /** Units; '0': whatever the quantity. */
  from: DecimalText
  /** Rupiah per unit. */
  amount: DecimalText
}

/** The product that it is about. */
interface Priced {
  unit: string
  minPurchase: DecimalText
  /** The price of the rule's level; null in a list. */
  usual: DecimalText | null
}

/**
 * A tier begins above what is sold at least, and costs less than what is paid below it [SHOP-3].
 * @throws Refusal price_nothing | price_from_low | price_not_lower | price_days_reversed
 */
export function checkRule({ from, amount, ...days }: PriceRule, { unit, minPurchase, usual }: Priced): void {
  if (!isMore(amount, '0')) throw new Refusal('price_nothing', { field: 'harga' })
  checkDays(days)
  if (!isMore(from, '0')) return
  if (!isMore(from, minPurchase)) {
    throw new Refusal('price_from_low', { field: 'mulai', words: { minimum: formatQuantity(minPurchase), unit } })
  }
  if (usual !== null && !isMore(usual, amount)) {
    throw new Refusal('price_not_lower', { field: 'harga', words: { price: formatRupiah(usual) } })
  }
}

/** @throws Refusal price_days_reversed */
export function checkDays({ firstDay, lastDay }: Days): void {
  if (lastDay !== null && lastDay < firstDay) throw new Refusal('price_days_reversed', { field: 'sampai' })
}

/** Whether the second is for the same level, quantity and days, whatever it costs. */
export function isForSameTerms(one: PriceRule, other: PriceRule): boolean {
  const names = ['level', 'firstDay', 'lastDay'] as const
  return isSame(one.from, other.from) && names.every((name) => one[name] === other[name])
}

/** Whether both hold on any day. */
export function overlap(one: Days, other: Days): boolean {
  const reaches = (from: Days, to: Days) => from.lastDay === null || from.lastDay >= to.firstDay
  return reaches(one, other) && reaches(other, one)
}

/** Some percent more, or less where negative, to the hundredth of a Rupiah. @throws Refusal price_too_large */
export function changedBy(amount: DecimalText, percent: DecimalText): DecimalText {
  const changed = decimal(amount).times(decimal(percent).plus(100)).dividedBy(100, 2)
  if (!isMore(changed, '0') || isMore(changed, MOST_AMOUNT)) throw new Refusal('price_too_large', { field: 'persen' })
  return changed.text(2)
}

/** 'Level 2, mulai 100 kg' */
export function ruleName({ level, from }: Pick<PriceRule, 'level' | 'from'>, unit: string): string {
  const of = level === null ? 'Harga pelanggan' : `Level ${level}`
  return isMore(from, '0') ? `${of}, mulai ${formatQuantity(from)} ${unit}` : of
}

/** 'Rp 17.500,00, sejak 1 Des 2026' */
export function ruleWords({ amount, ...days }: Pick<PriceRule, 'amount'> & Days): string {
  return `${formatRupiah(amount)}, ${daysWords(days)}`
}

/** '1 Des 2026 sampai 31 Des 2026' */
export function daysWords({ firstDay, lastDay }: Days): string {
  return lastDay === null ? `sejak ${formatDay(firstDay)}` : `${formatDay(firstDay)} sampai ${formatDay(lastDay)}`
}
