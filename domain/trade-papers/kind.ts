import type { BusinessDay } from '../business-day.ts'
import { words } from '../codec.ts'

/** The papers of an order, in the order in which they come [DOC-1]. */
export const paperKinds = ['purchase_order', 'proforma', 'delivery_note', 'invoice', 'receipt'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperKind = words({
  purchase_order: 'po',
  proforma: 'proforma',
  delivery_note: 'surat_jalan',
  invoice: 'invoice',
  receipt: 'kwitansi',
})

const titles: Record<PaperKind, string> = {
  purchase_order: 'Purchase order',
  proforma: 'Proforma invoice',
  delivery_note: 'Surat jalan',
  invoice: 'Invoice',
  receipt: 'Kwitansi',
}

/** What people call it. */
export function paperTitle(kind: PaperKind): string {
  return titles[kind]
}

/** The papers a seller numbers; a purchase order has the buyer's own number. */
export type NumberedKind = Exclude<PaperKind, 'purchase_order'>

const prefixes: Record<NumberedKind, string> = { proforma: 'PF', delivery_note: 'SJ', invoice: 'INV', receipt: 'KW' }

/** 'INV-2611-0187': the kind, year and month of issue, and its place among the seller's of that year [DOC-1]. */
export function paperNumber(kind: NumberedKind, day: BusinessDay, place: number): string {
  return `${prefixes[kind]}-${day.slice(2, 4)}${day.slice(5, 7)}-${String(place).padStart(4, '0')}`
}
