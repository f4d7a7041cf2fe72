/** Points that expire at the same instant: earned, less those taken back. */
export interface Lot {
  expiresAt: Date
  points: number
}

/** A company's points by expiry, and how many are consumed. */
export interface Ledger {
  lots: readonly Lot[]
  /** Points redeemed or expired so far, as a positive number. */
  consumed: number
}

/** The points that can be redeemed; negative after more was taken back than was left [ORDER-6]. */
export function balanceOf({ lots, consumed }: Ledger): number {
  return sumOf(lots) - consumed
}

/** Expired points that nobody has redeemed; the oldest points are redeemed first [ORDER-6]. */
export function pointsOver(ledger: Ledger, now: Date): number {
  const over = ledger.lots.filter((lot) => lot.expiresAt <= now)
  return Math.max(0, sumOf(over) - ledger.consumed)
}

/** The points that expire next, and when; null if none are left. */
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
