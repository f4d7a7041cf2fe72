import { formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { orderPath, ordersText } from '../receivables/notice.ts'

interface Paid {
  /** The other company. */
  companyName: string
  orderId: string
  /** The orders that it was for. */
  numbers: readonly string[]
  amount: DecimalText
  /** The rest that stays as the buyer's credit. */
  rest: DecimalText
}

/** Notification to the seller of money received by a virtual account [PAY-3]. */
export function paidNotice({ companyName, orderId, numbers, amount, rest }: Paid) {
  const sentence = `${companyName} membayar ${formatRupiah(amount)} lewat virtual account untuk ${ordersText(numbers)}`
  return {
    message: isMore(rest, 0) ? `${sentence}; ${creditText(rest)}` : sentence,
    link: orderPath(orderId, 'seller'),
  }
}

/** Notification to the buyer of the rest of its payment that no order needed. */
export function creditNotice({ companyName, orderId, amount, rest }: Paid) {
  return {
    message: `Pembayaran virtual account ${formatRupiah(amount)} kepada ${companyName} diterima; ${creditText(rest)}`,
    link: orderPath(orderId, 'buyer'),
  }
}

function creditText(rest: DecimalText): string {
  return `${formatRupiah(rest)} menjadi kelebihan bayar`
}
