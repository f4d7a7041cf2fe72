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
export { findOrderToIssue, isOrderOf, type OrderToIssue } from './queries-papers.ts'
export { countShopVoucherUses } from './queries-shop-vouchers.ts'
