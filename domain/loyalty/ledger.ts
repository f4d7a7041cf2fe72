/** Points that end at the same instant: what was earned, less what was taken back of it. */
export interface Lot {
  expiresAt: Date
  points: number
}

/** What a ledger adds up to. */
export interface Ledger {
  lots: readonly Lot[]
  /** Points redeemed or expired so far, above zero. */
  consumed: number
}

/** What may be redeemed; below zero after more was taken back than is left [ORDER-6]. */
export function balanceOf({ lots, consumed }: Ledger): number {
  return sumOf(lots) - consumed
}

/** Points whose time is over and that nobody has redeemed: the oldest points are redeemed first [ORDER-6]. */
export function pointsOver(ledger: Ledger, now: Date): number {
  const over = ledger.lots.filter((lot) => lot.expiresAt <= now)
  return Math.max(0, sumOf(over) - ledger.consumed)
}

/** The points that end next, and when; null where none are left. */
export function nextToExpire(ledger: Ledger): Lot | null {
  let debt = ledger.consumed
  for (const lot of [...ledger.lots].sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())) {
    const left = lot.points - debt
    if (left > 0) return { ...lot, points: left }
    debt = -left
  }
  return null
}

function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.points, 0)
}
