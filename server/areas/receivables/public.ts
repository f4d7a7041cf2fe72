export type { RecordedPayment, Settlement, UndonePayment } from './events.ts'
export {
  cancelReceivable,
  openReceivables,
  reverseInvoice,
  setPayBy,
  writeCreditNote,
  writeInvoice,
  writeReduction,
  writeRounding,
} from './follow-order.ts'
export { notifyLateMoney } from './handle-proofs.ts'
export { holdOrders, type LockedMoney, seeOrder } from './hold-orders.ts'
export { findExchange } from './keep-rules.ts'
export { orderAmounts } from './queries.ts'
export { findBlocking, findExchangeDays } from './queries-collection.ts'
export { findWaitingProofs } from './queries-debts.ts'
export {
  countCredits,
  type DueBill,
  findDueBills,
  findOpenOfInvoices,
  findOwedParts,
  findPayBy,
  ordersDueWithin,
  ordersInPaymentState,
  owedBy,
  sumDueWithin,
  sumInvoices,
  sumOwed,
} from './queries-owed.ts'
export { findProofsSince } from './queries-proofs.ts'
export {
  type CheckedReceivable,
  creditedByOrder,
  findChecked,
  findUnequalAccounts,
  paymentsByAct,
} from './queries-reading.ts'
export { recordIncoming } from './record-payment.ts'
export { showStatement } from './show-money.ts'
