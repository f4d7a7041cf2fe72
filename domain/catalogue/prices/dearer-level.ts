import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'

/** The unit price of a level; null: as at level 1. */
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
  return dearerIn(prices).map(({ words }) => words)
}

interface DearerLevel {
  level: number
  /** The level before it, which costs less. */
  than: number
  words: string
}

function dearerIn(prices: readonly LevelPrice[]): DearerLevel[] {
  // what is no amount is refused at its field
  const priced = prices.flatMap(({ level, amount }) =>
    amount !== null && AMOUNT.test(amount) ? [{ level, amount }] : [],
  )
  const ascending = priced.sort((one, other) => one.level - other.level)
  return ascending.flatMap(({ level, amount }, index) => {
    const before = ascending[index - 1]
    if (!before || !isMore(amount, before.amount)) return []
    const words = `Level ${level} (${formatRupiah(amount)}) lebih mahal daripada level ${before.level} (${formatRupiah(before.amount)})`
    return [{ level, than: before.level, words }]
  })
}

/** Levels that a price change makes dearer than the level before; levels that were dearer already are left out. */
export function newlyDearer(before: readonly LevelPrice[], after: readonly LevelPrice[]): string[] {
  const known = new Set(dearerLevels(before))
  return dearerLevels(after).filter((words) => !known.has(words))
}

/**
 * The levels that become dearer than the one before them where they were not: a file, which cannot be confirmed, keeps
 * what was dearer before it [SHOP-3, SHOP-4].
 */
export function levelsTurnedDearer(before: readonly LevelPrice[], after: readonly LevelPrice[]): DearerLevel[] {
  const known = new Set(dearerIn(before).map(({ level }) => level))
  return dearerIn(after).filter(({ level }) => !known.has(level))
}

/**
 * Whether prices that change by a percentage pass the room they have until one of them is dearer than level 1; without room
 * none of them is measured by it, or all are dearer already [SHOP-3].
 */
export function risesBeyond(percent: string, room: DecimalText | null): boolean {
  return room !== null && AMOUNT.test(percent) && isMore(percent, room)
}
