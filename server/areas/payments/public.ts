export { countWaiting, findUnequalPayments, findUnpaidAccounts } from './queries.ts'
export { findLateMoney } from './take-news.ts'
