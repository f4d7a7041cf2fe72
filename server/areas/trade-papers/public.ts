export { issuePapers, issueReceipts, issueWithGoods } from './issue-papers.ts'
export { findDeliveryNotes } from './queries.ts'
