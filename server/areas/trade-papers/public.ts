export { type Credit, issueCreditNote } from './issue-credit-note.ts'
export { issuePapers, issueReceipts, issueWithGoods } from './issue-papers.ts'
export { findDeliveryNotes } from './queries.ts'
