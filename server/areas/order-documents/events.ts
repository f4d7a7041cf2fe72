import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { FileKind } from '#domain/order-documents/kind.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { question } from '#server/platform/reactions.ts'

/** A file that somebody else has made, and that comes with the documents of an order. */
export interface FileBeside {
  id: string
  kind: FileKind
  number: string
  day: BusinessDay
  /** Where it is read, below the site's own address. */
  address: string
  file: { key: FileKey; name: string; size: number }
}

/** The faktur pajak of an order, for a member of one of its companies. */
export const taxInvoicesBeside = question<{ member: Member; orderId: string }, FileBeside[]>('tax invoices of an order')
