/** What other areas use of orders: a seller's pages show the same orders from the other side. */
export { CancelDialog } from './cancel-dialog.tsx'
export { OrderDetail } from './order-detail.tsx'
export { filterBody, type OrderFilter, readOrderFilter } from './order-filter.ts'
export { type OrderPage, OrdersList } from './orders-list.tsx'
export { OrdersTable } from './orders-table.tsx'
export { ReasonDialog } from './reason-dialog.tsx'
