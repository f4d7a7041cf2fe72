import { words } from '../words.ts'

/** The kinds of documents of quality that a seller shows with a product [DOC-2]. */
export const productDocumentKinds = ['coa', 'sds', 'tds', 'halal', 'specification', 'origin'] as const
export type ProductDocumentKind = (typeof productDocumentKinds)[number]

/** Wire names of the document kinds. */
export const productDocumentKind = words({
  coa: 'coa',
  sds: 'sds',
  tds: 'tds',
  halal: 'halal',
  specification: 'spesifikasi',
  origin: 'asal',
})

const labels: Record<ProductDocumentKind, string> = {
  coa: 'CoA',
  sds: 'SDS',
  tds: 'TDS',
  halal: 'Halal',
  specification: 'Spesifikasi',
  origin: 'Asal barang',
}

/** The display name of a kind, short enough for a table. */
export function productDocumentLabel(kind: ProductDocumentKind): string {
  return labels[kind]
}
