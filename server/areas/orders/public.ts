export { findPurchases, type Purchase, sumPurchases } from './queries-customers.ts'
