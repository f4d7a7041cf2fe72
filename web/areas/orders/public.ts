/** What other areas use: the seller's pages show the same orders from the other side. */
export { CancelDialog, cancelling } from './cancel-dialog.tsx'
export { OrderDetail } from './order-detail.tsx'
export { type OrderFilter, orderFilter } from './order-filter.ts'
export { OrdersList } from './orders-list.tsx'
export { OrdersTable } from './orders-table.tsx'
export { saleQuery, salesQuery, salesSummaryQuery, waitingSalesQuery } from './queries.ts'
