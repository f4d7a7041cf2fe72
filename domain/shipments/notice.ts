import type { Side } from '../machine.ts'
import { orderPath } from '../receivables/notice.ts'

interface Happening {
  event: 'ask' | 'refuse'
  companyName: string
  orderId: string
  orderNumber: string
  reason: string
  /** Nothing of the order was shipped: all of it is cancelled. */
  isWhole: boolean
}

/** Notification to the other company of a request to cancel, or of its refusal and the reason [SHIP-1]. */
export function cancelRequestNotice(happening: Happening, reader: Side) {
  const { companyName, orderId, orderNumber, reason } = happening
  return { message: `${companyName} ${did(happening)} ${orderNumber}: ${reason}`, link: orderPath(orderId, reader) }
}

function did({ event, isWhole }: Happening): string {
  if (event === 'refuse') return 'menolak pembatalan pesanan'
  return isWhole ? 'meminta pembatalan pesanan' : 'meminta pembatalan sisa pesanan'
}
