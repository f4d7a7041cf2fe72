/** Exports for other areas: the seller's pages show the same orders from the other side. */
export { BreakdownView } from './breakdown-view.tsx'
export { cancelling, reasonReadBy } from './cancelling.ts'
export { ExportMenu } from './export-menu.tsx'
export { LatestOrders } from './latest-orders.tsx'
export { OrderDetail } from './order-detail.tsx'
export { type OrderFilter, orderFilter } from './order-filter.ts'
export { OrderStatePill } from './order-state-pill.tsx'
export { OrdersList } from './orders-list.tsx'
export { ORDERS_PATH, orderPath } from './paths.ts'
export {
  boughtBeforeQuery,
  latestOrdersQuery,
  orderQuery,
  saleQuery,
  salesQuery,
  salesSummaryQuery,
} from './queries.ts'
export { needsReading } from './reorder-words.ts'
export { ReorderedDialog } from './reordered-dialog.tsx'
