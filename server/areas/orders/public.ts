export { owedBy } from './queries-credit.ts'
export { findOrderNumbers, findPurchases, sumPurchases } from './queries-customers.ts'
