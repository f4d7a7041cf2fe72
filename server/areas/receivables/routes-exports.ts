import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportPayments } from './export-payments.ts'

const calls = contract.paymentExports

/** Payments of any days as tables [ORDER-8, PAY-1]. */
export const paymentExportRoutes: Route[] = [
  route(calls.paid, async (deps, buyer, { format, dari, sampai }) =>
    exportPayments(deps, buyer, { format, firstDay: dari, lastDay: sampai }),
  ),
  route(calls.received, async (deps, seller, { format, dari, sampai }) =>
    exportPayments(deps, seller, { format, firstDay: dari, lastDay: sampai }),
  ),
]
