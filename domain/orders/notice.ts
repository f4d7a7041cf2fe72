import type { HistoryEvent, Side } from './order.ts'

/** What the other company of an order is told about a step. */
export interface Notice {
  message: string
  /** The order's page on the reader's side. */
  link: string
}

export interface Happening {
  event: HistoryEvent
  /** Who took the step. */
  by: Side
  companyName: string
  orderId: string
  orderNumber: string
  reason?: string | null
}

/** 'PT X membuat pesanan SB-261120-000123', with the page where the reader's side sees it [ORDER-4]. */
export function noticeOf(happening: Happening): Notice {
  const { by, companyName, orderId, orderNumber, reason } = happening
  const told = `${companyName} ${verbOf(happening)} pesanan ${orderNumber}`
  return {
    message: reason ? `${told}: ${reason}` : told,
    link: by === 'buyer' ? `/pusat-seller/pesanan/${orderId}` : `/transaksi/daftar-transaksi/${orderId}`,
  }
}

/** One line of the order's timeline [ORDER-4]. */
export function timelineText(event: HistoryEvent, by: Side | null): string {
  if (event === 'place') return 'Pesanan dibuat'
  if (event === 'confirm') return 'Pesanan dikonfirmasi seller'
  if (event === 'ship') return 'Pesanan dikirim'
  if (event === 'complete') return by === 'buyer' ? 'Barang diterima pembeli' : 'Pesanan diselesaikan seller'
  return by === 'buyer' ? 'Pesanan dibatalkan pembeli' : 'Pesanan dibatalkan seller'
}

function verbOf({ event, by }: Happening): string {
  if (event === 'place') return 'membuat'
  if (event === 'confirm') return 'mengonfirmasi'
  if (event === 'ship') return 'mengirim'
  if (event === 'complete') return by === 'buyer' ? 'telah menerima' : 'menyelesaikan'
  return 'membatalkan'
}
