import { formatRupiah } from '../format.ts'
import type { Side } from '../machine.ts'
import type { DecimalText } from '../money.ts'
import { type Notice, orderLink } from './notice.ts'

export interface ApprovalStep {
  event: 'place' | 'approve' | 'refuse' | 'cancel'
  orderId: string
  orderNumber: string
  total: DecimalText
  reason?: string | null
}

/**
 * Notification to colleagues in a buyer company about an order that awaits approval: approvers when it is submitted or
 * withdrawn, the purchaser when it is decided; the name of the member who took the step is put before it for display
 * [ORDER-4, ROLE-10].
 */
export function approvalNotice(step: ApprovalStep): Notice {
  const phrase = whatOf(step)
  return {
    message: step.reason ? `${phrase}: ${step.reason}` : phrase,
    link: orderLink(step.orderId, 'buyer'),
  }
}

interface Lapse {
  orderId: string
  orderNumber: string
  reason: string
  /** The seller knew it; otherwise it waited for approval. */
  isSent: boolean
}

/** Notification to companies when the system has ended the wait of an order [ORDER-4, ROLE-10, SHIP-2]. */
export function lapseNotice({ orderId, orderNumber, reason, isSent }: Lapse, reader: Side): Notice {
  const what = isSent ? `Pesanan ${orderNumber}` : `Pesanan ${orderNumber} yang menunggu persetujuan`
  return { message: `${what} dibatalkan: ${reason}`, link: orderLink(orderId, reader) }
}

function whatOf({ event, orderNumber, total }: ApprovalStep): string {
  if (event === 'place') return `meminta persetujuan pesanan ${orderNumber} senilai ${formatRupiah(total)}`
  if (event === 'approve') return `menyetujui pesanan ${orderNumber}`
  if (event === 'refuse') return `menolak pesanan ${orderNumber}`
  return `membatalkan pesanan ${orderNumber} yang menunggu persetujuan`
}
