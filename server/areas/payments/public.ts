export { findLateMoney } from './find-late-money.ts'
export { countWaiting } from './queries.ts'
export { findUnequalPayments, findUnpaidAccounts } from './queries-check.ts'
