import { formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'

/** What a unit costs customers of a level; null: as at level 1. */
export interface LevelPrice {
  level: number
  amount: DecimalText | null
}

const AMOUNT = /^\d+(\.\d+)?$/

/**
 * The levels that are dearer than the one before them, as words: 'Level 2 (Rp 12.000,00) lebih mahal daripada level 1
 * (Rp 10.000,00)'. A higher level is for better customers, so two fields may be mixed up [SHOP-3].
 */
export function dearerLevels(prices: readonly LevelPrice[]): string[] {
  // what is no amount is refused at its field
  const priced = prices.flatMap(({ level, amount }) =>
    amount !== null && AMOUNT.test(amount) ? [{ level, amount }] : [],
  )
  const ascending = priced.sort((one, other) => one.level - other.level)
  return ascending.flatMap(({ level, amount }, place) => {
    const before = ascending[place - 1]
    if (!before || !isMore(amount, before.amount)) return []
    const than = `daripada level ${before.level} (${formatRupiah(before.amount)})`
    return [`Level ${level} (${formatRupiah(amount)}) lebih mahal ${than}`]
  })
}

/** The same of prices that are about to be written; those that are dearer already were asked about before. */
export function newlyDearer(before: readonly LevelPrice[], after: readonly LevelPrice[]): string[] {
  const known = new Set(dearerLevels(before))
  return dearerLevels(after).filter((words) => !known.has(words))
}

/**
 * Whether prices that change by a percentage pass the room they have until one of them is dearer than level 1; without room
 * none of them is measured by it, or all are dearer already [SHOP-3].
 */
export function risesBeyond(percent: string, room: DecimalText | null): boolean {
  return room !== null && AMOUNT.test(percent) && isMore(percent, room)
}
