export { sumOwed } from './queries-credit.ts'
export { findPurchases, type Purchase, sumPurchases } from './queries-customers.ts'
