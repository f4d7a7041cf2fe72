export type { FileBeside } from './events.ts'
export { type Credit, creditCancelled, creditUndone, issueCreditNote } from './issue-credit-note.ts'
export { issueDeliveryNote, issuePapers, issueReceipts, issueWithGoods, voidReceipts } from './issue-papers.ts'
export {
  findDeliveryNotes,
  findInvoiceNumbers,
  findInvoiceOfShipment,
  findPaperNumber,
  type PaperContent,
} from './queries.ts'
export {
  findInvoiceContents,
  findTaxedInvoices,
  holdInvoices,
  type InvoiceRow,
  type LockedInvoice,
} from './queries-invoices.ts'
export { findUnequalCredits } from './queries-voids.ts'
