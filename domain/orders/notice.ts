import type { Side } from '../machine.ts'
import type { OrderEvent } from './order.ts'
import type { OrderState } from './state.ts'

/** The events of an order's money; 'pay': nothing is left to pay [PAY-1]. */
export type MoneyEvent = 'pay' | 'payPart' | 'unpay' | 'writeOff' | 'creditNote'

/** The events of a buyer's request to cancel, in the history; its acceptance is a step of the order [SHIP-1]. */
export type CancelEvent = 'askCancel' | 'withdrawCancel' | 'refuseCancel'

/** Entries of the history: an order begins with 'place', every step adds its event, another place to fetch it 'movePickup'. */
export type HistoryEvent = 'place' | OrderEvent | MoneyEvent | CancelEvent | 'lapse' | 'movePickup'

/** A notification about a step of an order. */
export interface Notice {
  message: string
  /** The order's page on the reader's side. */
  link: string
}

export interface Happening {
  event: Exclude<HistoryEvent, 'lapse' | 'movePickup' | CancelEvent>
  /** Who took the step. */
  by: Side
  companyName: string
  orderId: string
  orderNumber: string
  /** Where the buyer fetches the goods; they are delivered without it. */
  pickup?: string | null
  /** It was about a part of the goods; more of the order is open [SHIP-1]. */
  isPartial?: boolean
  reason?: string | null
}

/** 'PT X membuat pesanan SB-261120-000123', with the page on the reader's side [ORDER-4]. */
export function noticeOf(happening: Happening): Notice {
  const { event, by, companyName, orderId, orderNumber, pickup } = happening
  const sentence = `${companyName} ${verbOf(happening)} ${portionOf(happening)}pesanan ${orderNumber}`
  const pickupText = event === 'ship' && pickup ? `siap diambil di ${pickup}` : null
  const more = [pickupText, happening.reason].filter(Boolean).join('. ')
  return {
    message: more ? `${sentence}: ${more}` : sentence,
    link: orderLink(orderId, by === 'buyer' ? 'seller' : 'buyer'),
  }
}

/** Notification to the buyer of an order of a new place or hours of pickup [SHOP-8]. */
export function pickupNotice(order: {
  sellerName: string
  orderId: string
  orderNumber: string
  pickup: string
}): Notice {
  return {
    message: `${order.sellerName} mengubah tempat pengambilan pesanan ${order.orderNumber}: ${order.pickup}`,
    link: orderLink(order.orderId, 'buyer'),
  }
}

/** The order's page on a side. */
export function orderLink(orderId: string, reader: Side): string {
  return reader === 'seller' ? `/pusat-seller/pesanan/${orderId}` : `/transaksi/daftar-transaksi/${orderId}`
}

/** The words for an order in push and mail: 'PT X, SB-261120-000123'. */
export function aboutOrder(companyName: string, orderNumber: string): string {
  return `${companyName}, ${orderNumber}`
}

/** One step of the order's history. */
export interface PastStep {
  event: HistoryEvent
  /** The state it led to. */
  state: OrderState
  by: Side | null
  reason: string | null
}

/** Whether a step was about a part of the goods: another state was reached than once it was about all of them [SHIP-1]. */
export function isAboutSome({ event, state }: { event: HistoryEvent; state: OrderState }): boolean {
  if (event === 'ship' || event === 'reduce') return state === 'processing'
  return event === 'complete' && state !== 'completed'
}

/** One line of the order's timeline; for a seller an order begins when it is approved [ORDER-4]. */
export function timelineText(step: PastStep, reader: Side, { isFetched }: { isFetched: boolean }): string {
  const { event, state, by } = step
  if (isAboutSome(step)) return partialText(step, isFetched)
  if (event === 'reduce') return 'Sisa pesanan dibatalkan seller'
  if (event === 'place') return state === 'awaiting_approval' ? 'Pesanan diajukan untuk disetujui' : 'Pesanan dibuat'
  if (event === 'approve') return reader === 'seller' ? 'Pesanan dibuat' : 'Pesanan disetujui'
  if (event === 'refuse') return 'Pesanan ditolak'
  if (event === 'lapse') return 'Pesanan dibatalkan otomatis'
  if (event === 'confirm') return 'Pesanan dikonfirmasi seller'
  if (event === 'unship') return 'Kiriman dibatalkan seller'
  if (event === 'askCancel') return 'Pembatalan diminta pembeli'
  if (event === 'withdrawCancel') return 'Permintaan pembatalan ditarik pembeli'
  if (event === 'refuseCancel') return 'Permintaan pembatalan ditolak seller'
  if (event === 'movePickup') return `Tempat pengambilan menjadi ${step.reason}`
  if (event === 'ship') return isFetched ? 'Pesanan siap diambil' : 'Pesanan dikirim'
  if (isMoney(event)) return step.reason ? `${moneyTexts[event]}: ${step.reason}` : moneyTexts[event]
  if (event === 'complete' && isFetched) return by === 'buyer' ? 'Barang diambil pembeli' : 'Pengambilan dicatat seller'
  if (event === 'complete') return by === 'buyer' ? 'Barang diterima pembeli' : 'Pesanan diselesaikan seller'
  return by === 'buyer' ? 'Pesanan dibatalkan pembeli' : 'Pesanan dibatalkan seller'
}

function partialText({ event, by }: PastStep, isFetched: boolean): string {
  if (event === 'reduce') return 'Sebagian pesanan dibatalkan seller'
  if (event === 'ship') return isFetched ? 'Sebagian pesanan siap diambil' : 'Sebagian pesanan dikirim'
  if (by === 'buyer') return isFetched ? 'Sebagian barang diambil pembeli' : 'Sebagian barang diterima pembeli'
  return isFetched ? 'Pengambilan sebagian dicatat seller' : 'Penerimaan sebagian dicatat seller'
}

function portionOf({ event, isPartial }: Happening): string {
  if (isPartial) return 'sebagian '
  return event === 'reduce' ? 'sisa ' : ''
}

function verbOf({ event, by, pickup }: Happening): string {
  if (pickup && event === 'ship') return 'menyiapkan'
  if (pickup && event === 'complete') return by === 'buyer' ? 'telah mengambil' : 'mencatat pengambilan'
  // the seller hears of an order when it is placed, or when the buyer's company has approved it
  if (event === 'place' || event === 'approve') return 'membuat'
  if (event === 'confirm') return 'mengonfirmasi'
  if (event === 'ship') return 'mengirim'
  if (event === 'unship') return 'membatalkan kiriman'
  if (isMoney(event)) return moneyVerbs[event]
  if (event === 'complete') return by === 'buyer' ? 'telah menerima' : 'menyelesaikan'
  return 'membatalkan'
}

const moneyTexts: Record<MoneyEvent, string> = {
  pay: 'Pembayaran lunas',
  payPart: 'Dibayar sebagian',
  unpay: 'Catatan pembayaran dibatalkan',
  writeOff: 'Sisa tagihan dihapusbukukan',
  creditNote: 'Nota kredit diterbitkan',
}

const moneyVerbs: Record<MoneyEvent, string> = {
  pay: 'mencatat pelunasan',
  payPart: 'mencatat pembayaran sebagian',
  unpay: 'membatalkan catatan pembayaran',
  writeOff: 'menghapusbukukan sisa tagihan',
  creditNote: 'menerbitkan nota kredit untuk',
}

/** Whether its amount, and why, stand in its text. */
export function isMoney(event: HistoryEvent): event is MoneyEvent {
  return event in moneyTexts
}
