export type { RecordedPayment, Settlement, UndonePayment } from './events.ts'
export {
  cancelReceivable,
  openReceivables,
  setPayBy,
  writeCreditNote,
  writeInvoice,
  writeReduction,
} from './follow-order.ts'
export { orderAmounts } from './queries.ts'
export { type CheckedReceivable, findChecked, findUnequalAccounts } from './queries-check.ts'
export { findOpenOfInvoices } from './queries-invoices.ts'
export { ordersDueWithin, ordersStanding, owedBy, sumDueWithin, sumInvoices, sumOwed } from './queries-owed.ts'
export { showStatement } from './show-statement.ts'
