export { followCancellation, followReceipt } from './follow-shipments.ts'
export { countForClosing, countForDashboard } from './remind.ts'
export { findWaitingClaims } from './show-claims.ts'
