import { formatRupiah } from '../format.ts'
import type { DecimalText } from '../money.ts'
import type { Notice } from './notice.ts'

export interface ApprovalStep {
  event: 'place' | 'approve' | 'refuse' | 'cancel'
  orderId: string
  orderNumber: string
  total: DecimalText
  reason?: string | null
}

/**
 * What colleagues in a buyer company are told about an order that waits: approvers when it is submitted or withdrawn,
 * the purchaser when it is decided; the name of whoever took the step is put before it when it is shown
 * [ORDER-4, ROLE-10].
 */
export function approvalNotice(step: ApprovalStep): Notice {
  const told = whatOf(step)
  return {
    message: step.reason ? `${told}: ${step.reason}` : told,
    link: `/transaksi/daftar-transaksi/${step.orderId}`,
  }
}

/** What the buyer company is told when the system has ended the wait of an order [ORDER-4, ROLE-10]. */
export function lapseNotice({
  orderId,
  orderNumber,
  reason,
}: {
  orderId: string
  orderNumber: string
  reason: string
}): Notice {
  return {
    message: `Pesanan ${orderNumber} yang menunggu persetujuan dibatalkan: ${reason}`,
    link: `/transaksi/daftar-transaksi/${orderId}`,
  }
}

function whatOf({ event, orderNumber, total }: ApprovalStep): string {
  if (event === 'place') return `meminta persetujuan pesanan ${orderNumber} senilai ${formatRupiah(total)}`
  if (event === 'approve') return `menyetujui pesanan ${orderNumber}`
  if (event === 'refuse') return `menolak pesanan ${orderNumber}`
  return `membatalkan pesanan ${orderNumber} yang menunggu persetujuan`
}
