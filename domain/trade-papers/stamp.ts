import { type DecimalText, isMore } from '../money.ts'
import type { PaperKind } from './kind.ts'

// documents of money above this bear a stamp of Rp 10.000 (UU 10/2020)
const FREE = '5000000'

/** Whether an e-meterai has to be affixed, which happens outside. */
export function needsStamp(kind: PaperKind, total: DecimalText): boolean {
  return (kind === 'invoice' || kind === 'receipt') && isMore(total, FREE)
}
