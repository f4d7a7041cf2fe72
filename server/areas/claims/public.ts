export { followCancellation, followReceipt } from './follow-shipments.ts'
export { countForClosing, countForDesk } from './remind.ts'
