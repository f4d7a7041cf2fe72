import type { Side } from '../machine.ts'
import { orderPath } from '../receivables/notice.ts'

interface Happening {
  event: 'ask' | 'refuse'
  companyName: string
  orderId: string
  orderNumber: string
  reason: string
}

const did: Record<Happening['event'], string> = {
  ask: 'meminta pembatalan sisa pesanan',
  refuse: 'menolak pembatalan pesanan',
}

/** Tells the other company of a request to cancel, or that it was refused, and why [SHIP-1]. */
export function cancelRequestNotice({ event, companyName, orderId, orderNumber, reason }: Happening, reader: Side) {
  return { message: `${companyName} ${did[event]} ${orderNumber}: ${reason}`, link: orderPath(orderId, reader) }
}
