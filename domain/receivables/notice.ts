import type { BusinessDay } from '../business-day.ts'
import { formatDay, formatRupiah } from '../format.ts'
import type { Side } from '../machine.ts'
import type { DecimalText } from '../money.ts'
import { daysLate } from './collection.ts'

/** The page of an order on a side. */
export function orderPath(orderId: string, reader: Side): string {
  return reader === 'seller' ? `/pusat-seller/pesanan/${orderId}` : `/transaksi/daftar-transaksi/${orderId}`
}

interface Reminder {
  sellerName: string
  orderId: string
  /** The orders that are due on the day. */
  numbers: readonly string[]
  /** Their total to pay. */
  amount: DecimalText
  due: BusinessDay
  today: BusinessDay
}

/** Reminds the buyer of what is due on a day [PAY-2]. */
export function reminderNotice({ sellerName, orderId, numbers, amount, due, today }: Reminder) {
  return {
    message: `Tagihan ${sellerName} ${formatRupiah(amount)} untuk ${ordersText(numbers)} ${whenDue(due, today)}`,
    link: numbers.length === 1 ? orderPath(orderId, 'buyer') : '/akun/tagihan',
  }
}

/** 'pesanan SB-1', or 'pesanan SB-1 dan 2 lainnya'. */
export function ordersText([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `pesanan ${first}` : `pesanan ${first} dan ${others.length} lainnya`
}

/** 'jatuh tempo 10 Mar 2026 (3 hari lagi)' */
function whenDue(due: BusinessDay, today: BusinessDay): string {
  const late = daysLate(due, today)
  if (late > 0) return `sudah lewat jatuh tempo ${late} hari (${formatDay(due)})`
  if (late === 0) return 'jatuh tempo hari ini'
  return `jatuh tempo ${formatDay(due)} (${-late} hari lagi)`
}

interface Proof {
  companyName: string
  orderId: string
  number: string
  amount: DecimalText
}

/** Notification to the seller that a buyer reports a payment [PAY-1]. */
export function proofNotice({ companyName, orderId, number, amount }: Proof) {
  return {
    message: `${companyName} mengirim bukti pembayaran ${formatRupiah(amount)} untuk pesanan ${number}`,
    link: orderPath(orderId, 'seller'),
  }
}

/** Notification to the buyer that its proof was declined, and why. */
export function declinedNotice({ companyName, orderId, number, amount, reason }: Proof & { reason: string }) {
  return {
    message: `${companyName} menolak bukti pembayaran ${formatRupiah(amount)} untuk pesanan ${number}: ${reason}`,
    link: orderPath(orderId, 'buyer'),
  }
}
