export type { RecordedPayment, Settlement } from './events.ts'
export {
  cancelReceivable,
  openReceivables,
  setPayBy,
  writeCreditNote,
  writeInvoice,
  writeReduction,
} from './follow-order.ts'
export { orderAmounts } from './queries.ts'
export { findChecked, findUnequalAccounts } from './queries-check.ts'
export { ordersDueWithin, ordersStanding, owedBy, sumDueWithin, sumInvoices, sumOwed } from './queries-owed.ts'
