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
export { type HeldMoney, holdOrders, seeOrder } from './hold-orders.ts'
export { findExchange, findExchangeDays } from './keep-rules.ts'
export { orderAmounts } from './queries.ts'
export {
  type CheckedReceivable,
  creditedByOrder,
  findChecked,
  findUnequalAccounts,
  paymentsByAct,
} from './queries-check.ts'
export { findBlocking } from './queries-collection.ts'
export { findOpenOfInvoices, findOwedParts, findPayBy } from './queries-invoices.ts'
export {
  countCredits,
  ordersDueWithin,
  ordersStanding,
  owedBy,
  sumDueWithin,
  sumInvoices,
  sumOwed,
} from './queries-owed.ts'
export { findProofsSince } from './queries-proofs.ts'
export { recordIncoming } from './record-incoming.ts'
export { showStatement } from './show-statement.ts'
export { tellOfLateMoney } from './tell-late-money.ts'
