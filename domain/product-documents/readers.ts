import type { ProductDocumentKind } from '../catalogue/document-kind.ts'
import { words } from '../words.ts'

/** Who may read a document of a product; its seller chooses [DOC-2]. */
export const readerGroups = ['everybody', 'subscribed', 'on_request'] as const
export type Readers = (typeof readerGroups)[number]

/** Wire names of the reader groups. */
export const readersWord = words({ everybody: 'semua', subscribed: 'pelanggan', on_request: 'permintaan' })

const labels: Record<Readers, string> = {
  everybody: 'Semua orang',
  subscribed: 'Pelanggan saja',
  on_request: 'Atas permintaan',
}

/** The display name of those who may read. */
export function readersLabel(readers: Readers): string {
  return labels[readers]
}

const usual: Record<ProductDocumentKind, Readers> = {
  // it names lots and results, which are between the seller and its customers
  coa: 'subscribed',
  // it must be found wherever the goods are handled
  sds: 'everybody',
  tds: 'everybody',
  halal: 'everybody',
  specification: 'subscribed',
  origin: 'subscribed',
}

/** Who may read a document of this kind unless its seller chooses otherwise [DOC-2]. */
export function usualReaders(kind: ProductDocumentKind): Readers {
  return usual[kind]
}

/** The viewer's relation to a document. */
export interface DocumentAccess {
  /** It is the seller's own. */
  own: boolean
  /** The company actively subscribes to the seller. */
  subscribed: boolean
  /** The seller has answered the company's request for a document of this kind. */
  granted: boolean
}

/** Whether the viewer may read it; an answered request opens what the company requested, whatever the readers. */
export function mayRead(readers: Readers, { own, subscribed, granted }: DocumentAccess): boolean {
  return readers === 'everybody' || own || granted || (readers === 'subscribed' && subscribed)
}

/** Every way in which a buyer's company may stand to a document that it may read, for lists of readable documents. */
export const readingAccess = readerGroups.flatMap((readers) =>
  [true, false].flatMap((subscribed) =>
    [true, false]
      .map((granted) => ({ readers, subscribed, granted }))
      .filter((access) => mayRead(readers, { own: false, ...access })),
  ),
)
