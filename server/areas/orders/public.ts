export { announceStep } from './announce-step.ts'
export { checkReceivables } from './check-receivables.ts'
export { checkStocks } from './check-stocks.ts'
export {
  type AskedOrder,
  goodsInvoiced,
  goodsUninvoiced,
  type InvoicedGoods,
  type TakenStep,
  type UninvoicedGoods,
} from './events.ts'
export { findForMoney, holdForMoney } from './hold-orders.ts'
export { lapseOrdersOfBuyer, lapseOrdersOfPair } from './lapse-orders.ts'
export { moveOrderIn } from './move-order.ts'
export { findTaxRates } from './queries.ts'
export {
  findOrderNumbers,
  findOrdersBetween,
  findPurchases,
  findTold,
  type RecentOrder,
  sumPurchases,
} from './queries-customers.ts'
export { findClaimDays, findShopHolidays } from './queries-delivery.ts'
export { findPaidDays } from './queries-exports.ts'
export {
  boughtOrders,
  findBuyersOf,
  findDealing,
  findOrderToIssue,
  findPlacingDays,
  findShippedLots,
  isOrderOf,
  type LineToIssue,
  type OrderToIssue,
  orderedProducts,
  stateOfOrder,
} from './queries-papers.ts'
export { addToLines, findLineNames, findOrderWorth, findPartLines, type PartLine } from './queries-parts.ts'
export { isUnsent } from './queries-reading.ts'
export { countOpenBusiness, countOrdersOf, saveAmended, saveReduction } from './queries-reductions.ts'
export { countShopVoucherUses } from './queries-shop-vouchers.ts'
export { type LockedOrder, lockOrder, lockOrders, saveCancelAsked } from './queries-steps.ts'
export { recordRequest, recordStep } from './record-step.ts'
export { reorderedLine } from './reorder.ts'
export { adjustKept, settleOrder } from './settle-order.ts'
export { showOrder } from './show-order.ts'
export { orderView } from './views-order.ts'
