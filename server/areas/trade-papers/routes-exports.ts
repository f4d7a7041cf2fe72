import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportInvoices } from './export-invoices.ts'

const calls = contract.invoiceExports

/** Invoices of any days as tables [ORDER-8]. */
export const invoiceExportRoutes: Route[] = [
  route(calls.bought, async (deps, buyer, { format, dari, sampai }) =>
    exportInvoices(deps, buyer, { format, firstDay: dari, lastDay: sampai }),
  ),
  route(calls.sold, async (deps, seller, { format, dari, sampai }) =>
    exportInvoices(deps, seller, { format, firstDay: dari, lastDay: sampai }),
  ),
]
