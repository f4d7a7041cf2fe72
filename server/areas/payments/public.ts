export { findUnequalPayments, findUnpaidAccounts } from './queries-check.ts'
