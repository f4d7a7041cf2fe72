export { checkStocks } from './check-stocks.ts'
export type { TakenStep } from './events.ts'
export { lapseOrdersOfBuyer, lapseOrdersOfPair } from './lapse-orders.ts'
export { countOpenBusiness, countOrdersOf } from './queries-closing.ts'
export { owedBy } from './queries-credit.ts'
export {
  findOrderNumbers,
  findOrdersBetween,
  findPurchases,
  findTold,
  type RecentOrder,
  sumPurchases,
} from './queries-customers.ts'
<<<<<<< HEAD
export { countShopVoucherUses } from './queries-shop-vouchers.ts'
=======
export { findOrderToIssue, isOrderOf, type OrderToIssue } from './queries-papers.ts'
>>>>>>> 8432e05c (Issue the papers of an order with its steps: numbered without gaps, never changed, as PDF and page, proved by their code [DOC-1])
