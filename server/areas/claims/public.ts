export { followCancellation, followReceipt } from './follow-shipments.ts'
export { countForClosing, countForSeller } from './remind.ts'
export { findWaitingClaims } from './show-claims.ts'
