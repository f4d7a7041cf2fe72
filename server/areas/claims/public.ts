export { countForClosing, countForDesk } from './count-for-desk.ts'
export { followCancellation, followReceipt } from './follow-shipments.ts'
