import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { readFilter } from './placing/read-requests.ts'
import { exportOrders } from './reporting/export-orders.ts'

const calls = contract.orderExports

/** Orders of any days as tables [ORDER-8]. */
export const orderExportRoutes: Route[] = [
  route(calls.orders, async (deps, buyer, body) => exportOrders(deps, buyer, exportOf(body))),
  route(calls.sales, async (deps, seller, body) => exportOrders(deps, seller, exportOf(body))),
]

function exportOf(body: ReadBodyOf<typeof calls.orders>) {
  const rows = body.rows === 'pesanan' ? ('orders' as const) : ('products' as const)
  return { format: body.format, rows, search: readFilter(body) }
}
