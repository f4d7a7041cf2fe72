import { formatRupiah } from '../format.ts'
import type { Side } from '../machine.ts'
import type { DecimalText } from '../money.ts'

/** The page of an order on a side. */
export function orderPath(orderId: string, reader: Side): string {
  return reader === 'seller' ? `/pusat-seller/pesanan/${orderId}` : `/transaksi/daftar-transaksi/${orderId}`
}

interface Proof {
  companyName: string
  orderId: string
  number: string
  amount: DecimalText
}

/** Tells the seller that a buyer says it has paid [PAY-1]. */
export function proofNotice({ companyName, orderId, number, amount }: Proof) {
  return {
    message: `${companyName} mengirim bukti pembayaran ${formatRupiah(amount)} untuk pesanan ${number}`,
    link: orderPath(orderId, 'seller'),
  }
}

/** Tells the buyer that its proof was declined, and why. */
export function declinedNotice({ companyName, orderId, number, amount, reason }: Proof & { reason: string }) {
  return {
    message: `${companyName} menolak bukti pembayaran ${formatRupiah(amount)} untuk pesanan ${number}: ${reason}`,
    link: orderPath(orderId, 'buyer'),
  }
}
