export { countForDesk, countRunning } from './count-for-desk.ts'
export { followCancellation, followReceipt } from './follow-shipments.ts'
