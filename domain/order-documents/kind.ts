import type { BusinessDay } from '../business-day.ts'
import { words } from '../words.ts'

/** The documents of a trade, in the order in which they come [DOC-1]. */
export const paperKinds = [
  'quotation',
  'purchase_order',
  'proforma',
  'delivery_note',
  'invoice',
  'receipt',
  'credit_note',
] as const
export type OrderDocumentKind = (typeof paperKinds)[number]

export const paperKind = words({
  quotation: 'penawaran',
  purchase_order: 'po',
  proforma: 'proforma',
  delivery_note: 'surat_jalan',
  invoice: 'invoice',
  receipt: 'kwitansi',
  credit_note: 'nota_kredit',
})

/** Files by others that come with the documents of an order: neither drawn nor numbered here. */
export type FileKind = 'tax_invoice' | 'certificate'
export type DocumentKind = OrderDocumentKind | FileKind

/** Every kind in the list of an order's documents. */
export const documentKind = words({ ...paperKind.names, tax_invoice: 'faktur_pajak', certificate: 'coa' })

const titles: Record<DocumentKind, string> = {
  quotation: 'Penawaran',
  purchase_order: 'Purchase order',
  proforma: 'Proforma invoice',
  delivery_note: 'Surat jalan',
  invoice: 'Invoice',
  receipt: 'Kwitansi',
  credit_note: 'Nota kredit',
  tax_invoice: 'Faktur pajak',
  certificate: 'CoA',
}

/** The name of a document's kind. */
export function paperTitle(kind: DocumentKind): string {
  return titles[kind]
}

/** The documents a seller numbers; a purchase order has the buyer's own number. */
export type NumberedKind = Exclude<OrderDocumentKind, 'purchase_order'>

const prefixes: Record<NumberedKind, string> = {
  quotation: 'PN',
  proforma: 'PF',
  delivery_note: 'SJ',
  invoice: 'INV',
  receipt: 'KW',
  credit_note: 'NK',
}

/** 'INV-2611-0187': the kind, year and month of issue, and its place among the seller's of that year [DOC-1]. */
export function paperNumber(kind: NumberedKind, day: BusinessDay, sequence: number): string {
  return `${prefixes[kind]}-${day.slice(2, 4)}${day.slice(5, 7)}-${String(sequence).padStart(4, '0')}`
}

const sums: Partial<Record<OrderDocumentKind, string>> = {
  quotation: 'Total penawaran',
  purchase_order: 'Total pesanan',
  receipt: 'Jumlah diterima',
  credit_note: 'Total nota kredit',
}

/** The label of a document's sum. */
export function sumLabel(kind: OrderDocumentKind): string {
  return sums[kind] ?? 'Total tagihan'
}

const receivers: Partial<Record<OrderDocumentKind, string>> = {
  quotation: 'Ditawarkan kepada',
  purchase_order: 'Kepada',
  delivery_note: 'Pembeli',
  receipt: 'Telah terima dari',
  credit_note: 'Dikreditkan kepada',
}

/** The label above the other company. */
export function receiverLabel(kind: OrderDocumentKind): string {
  return receivers[kind] ?? 'Ditagihkan kepada'
}

/** The company that issues a document: the buyer of a PO, otherwise the seller. */
export function issuerOf<Company>({
  kind,
  seller,
  buyer,
}: {
  kind: OrderDocumentKind
  seller: Company
  buyer: Company
}): Company {
  return kind === 'purchase_order' ? buyer : seller
}

/** Who signs or fills in a surat jalan by hand when the goods change hands. */
export const handedOver = ['Pengirim', 'Pengemudi', 'Nomor kendaraan', 'Penerima'] as const

/** The label of the last day: for payment, or of an offer's validity. */
export function lastDayLabel(kind: OrderDocumentKind): string {
  return kind === 'quotation' ? 'Berlaku sampai' : 'Jatuh tempo'
}

/** The label of the number of the document that this one refers to. */
export function aboutLabel(kind: OrderDocumentKind): string {
  if (kind === 'delivery_note') return 'Menggantikan'
  return kind === 'credit_note' ? 'Mengoreksi' : 'Untuk'
}

/** Whether a document can be read as a page, not only as a file. */
export function isOrderDocument(kind: DocumentKind): kind is OrderDocumentKind {
  return kind !== 'tax_invoice' && kind !== 'certificate'
}
