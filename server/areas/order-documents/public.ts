export type { FileBeside } from './events.ts'
export { type Credit, creditCancelled, creditUndone, issueCreditNote } from './issue-credit-note.ts'
export {
  issueDeliveryNote,
  issueOrderDocuments,
  issueReceipts,
  issueWithGoods,
  voidReceipts,
} from './issue-documents.ts'
export {
  findDeliveryNotes,
  findInvoiceNumbers,
  findInvoiceOfShipment,
  findOrderDocumentNumber,
  type OrderDocumentContent,
} from './queries.ts'
export {
  findInvoiceContents,
  findTaxedInvoices,
  holdInvoices,
  type InvoiceRow,
  type LockedInvoice,
} from './queries-invoices.ts'
export { findUnequalCredits } from './queries-voids.ts'
