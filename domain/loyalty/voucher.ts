import { shareOut } from '#domain/numbers/share-out.ts'
import { businessDay, daysAfter, startOfDay } from '../business-day.ts'
import { formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** A discount for one company's checkout, used once. */
export interface Voucher {
  /** Whole Rupiah. */
  amount: DecimalText
  /** Minimum amount of goods in a checkout, in Rupiah. */
  minSpend: DecimalText
  validUntil: Date
  usedAt: Date | null
  /** It was redeemed with points of which some were taken back since: the company's balance is below zero. */
  isOnHold: boolean
  /** Issued for a promotion code, with which anybody registers. */
  isPromo: boolean
}

/** When a voucher given now expires that is valid for so many days more: the end of the last one in Asia/Jakarta. */
export function voucherEnd(validDays: number, now: Date): Date {
  return startOfDay(daysAfter(businessDay(now), validDays + 1))
}

/**
 * Why a voucher cannot be used for goods of this amount, or null [ORDER-1] [ORDER-6]. A voucher of a promotion code
 * needs a verified e-mail address, so that somebody else's address earns nothing [REG-2].
 */
export function voucherObstacle(
  voucher: Voucher,
  goods: DecimalText,
  { now, isVerified }: { now: Date; isVerified: boolean },
): Refusal | null {
  const field = 'voucher_id'
  if (voucher.usedAt) return new Refusal('voucher_used', { field })
  if (now >= voucher.validUntil) return new Refusal('voucher_expired', { field })
  if (voucher.isOnHold) return new Refusal('voucher_points_owed', { field })
  if (voucher.isPromo && !isVerified) return new Refusal('voucher_email_unverified', { field })
  if (!isMore(voucher.minSpend, goods)) return null
  return new Refusal('voucher_below_minimum', { field, words: { amount: formatRupiah(voucher.minSpend) } })
}

/** A voucher's discount on each seller's goods: its amount, or the whole Rupiah of the goods if they are less. */
export function paidOf(amount: DecimalText, goods: readonly DecimalText[]): DecimalText {
  return amountText(shareOut(amount, goods).reduce((sum, share) => sum.plus(share), decimal(0)))
}

/** The minimum spend for a returned part of a voucher: the same proportion, in whole Rupiah. */
export function minSpendOfReturn(voucher: Pick<Voucher, 'amount' | 'minSpend'>, returned: DecimalText): DecimalText {
  return amountText(decimal(voucher.minSpend).times(returned).dividedBy(voucher.amount, 0, 'down'))
}
