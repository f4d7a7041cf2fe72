import { type DecimalText, isMore } from '#domain/money.ts'
import type { OrderDocumentKind } from './kind.ts'

// documents of money above this bear a stamp of Rp 10.000 (UU 10/2020)
const FREE = '5000000'

/** Whether an e-meterai has to be affixed, which happens outside. */
export function needsStamp(kind: OrderDocumentKind, total: DecimalText): boolean {
  return (kind === 'invoice' || kind === 'receipt') && isMore(total, FREE)
}

/** The page that proves a document by the code on it. */
export function proofPath(code: string): string {
  return `/bukti/${code}`
}

/** The code as it stands on the document, however it was typed: 'abcd efgh' is 'ABCD-EFGH'. */
export function readOrderDocumentCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
