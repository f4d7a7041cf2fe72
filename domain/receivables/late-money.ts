import { formatRupiah } from '../format.ts'
import type { DecimalText } from '../money.ts'
import { type EnglishOf, words } from '../words.ts'
import { ordersText } from './notice.ts'

/**
 * How money for a closed company, which has no member left to see it, comes: it is received, or a buyer reports that it
 * was sent [PAY-3].
 */
export const lateWay = words({ account: 'virtual_account', proof: 'bukti_transfer' })
export type LateWay = EnglishOf<typeof lateWay>

const labels: Record<LateWay, string> = { account: 'Virtual account', proof: 'Bukti transfer' }

export function lateWayLabel(way: LateWay): string {
  return labels[way]
}

interface Late {
  /** The company that is closed, and the other one of the orders. */
  closedName: string
  otherName: string
  numbers: readonly string[]
  amount: DecimalText
  way: LateWay
}

/** Notification to administrators of money for a closed company. */
export function lateNotice({ closedName, otherName, numbers, amount, way }: Late): string {
  const money = `${formatRupiah(amount)} untuk ${ordersText(numbers)}`
  return way === 'account'
    ? `${money} masuk lewat virtual account, padahal ${closedName} sudah ditutup; pihak lainnya ${otherName}`
    : `${otherName} mengirim bukti transfer ${money} kepada ${closedName}, yang sudah ditutup`
}
