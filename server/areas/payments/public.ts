export { countWaiting } from './queries.ts'
export { findUnequalPayments, findUnpaidAccounts } from './queries-check.ts'
