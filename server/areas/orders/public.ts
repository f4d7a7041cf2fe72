export { checkReceivables } from './check-receivables.ts'
export {
  goodsInvoiced,
  goodsUninvoiced,
  type InvoicedGoods,
  type ShipmentsQuery,
  type TakenStep,
  type UninvoicedGoods,
} from './events.ts'
export { checkStocks } from './placing/check-stocks.ts'
export { countShopVoucherUses } from './placing/queries-shop-vouchers.ts'
export { reorderedLine } from './placing/reorder.ts'
export { findTaxRates } from './queries.ts'
export {
  findKnownToSellers,
  findOrderNumbers,
  findOrdersBetween,
  findPurchases,
  type RecentOrder,
  sumPurchases,
} from './queries-customers.ts'
export { findClaimDays, findShopHolidays } from './queries-delivery.ts'
export {
  addToLines,
  findLineNames,
  findLineProgress,
  findOrderWorth,
  type LineProgress,
} from './queries-lines.ts'
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
export { isUnsent } from './queries-reading.ts'
export { countOpenBusiness, countOrdersOf, saveAmended, saveReduction } from './queries-reductions.ts'
export {
  countOwnWaiting,
  findSalesToDo,
  findToApprove,
  orderedNames,
  ordersUnderWay,
  type SaleToDoRow,
  salesToCancel,
  type ToApproveRow,
} from './queries-tasks.ts'
export { findPaidDays } from './reporting/queries-exports.ts'
export { sumConfirmed } from './reporting/queries-reports.ts'
export { reportLowStocks } from './reporting/report-sales.ts'
export { showOrder } from './show-order.ts'
export { announceStep } from './steps/announce-step.ts'
export { findForMoney, holdForMoney } from './steps/hold-orders.ts'
export { lapseOrdersOfBuyer, lapseOrdersOfPair } from './steps/lapse-orders.ts'
export { moveOrderIn } from './steps/move-order.ts'
export { type LockedOrder, lockOrder, lockOrders, saveCancelRequested } from './steps/queries-steps.ts'
export { recordRequest, recordStep } from './steps/record-step.ts'
export { adjustRetained, settleOrder } from './steps/settle-order.ts'
export { orderView } from './views-order.ts'
