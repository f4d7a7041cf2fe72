import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportInvoices } from './export-invoices.ts'
import { issueQuotation } from './issue-quotation.ts'
import {
  listDocuments,
  proveOrderDocument,
  readAll,
  readPdf,
  showOrderDocument,
  viewFile,
  viewOrderDocument,
  viewProof,
  viewVoided,
} from './show-documents-of-order.ts'
import { readStatement } from './statement-file.ts'

export const orderDocumentRoutes: readonly Route[] = [
  // Documents of orders for both companies, and their verification for the holder of a copy [DOC-1].
  route(contract.orderDocuments.list, async (deps, member, { orderId }) => {
    const { papers, files } = await listDocuments(deps, member, orderId)
    return { data: { papers: [...papers.map(viewOrderDocument), ...files.map(viewFile)] } }
  }),
  route(contract.orderDocuments.show, async (deps, member, { id }) => {
    const found = await showOrderDocument(deps, member, id)
    const { content, negotiationId } = found
    return { data: { ...content, id, negotiationId, voided: viewVoided(found) } }
  }),
  route(contract.orderDocuments.file, (deps, member, { id }) => readPdf(deps, member, id)),
  route(contract.orderDocuments.all, (deps, member, { orderId }) => readAll(deps, member, orderId)),
  route(contract.statements.file, (deps, seller, { customerId, from, until, format }) =>
    readStatement(deps, seller, { customerId, from, until, format }),
  ),
  route(contract.quotations.bought, async (deps, buyer, { negotiationId }) =>
    quotationView(await issueQuotation(deps, buyer, negotiationId)),
  ),
  route(contract.quotations.sold, async (deps, seller, { negotiationId }) =>
    quotationView(await issueQuotation(deps, seller, negotiationId)),
  ),
  route(contract.orderDocuments.proof, async (deps, _, { code }) => {
    const { content, voidedAt } = await proveOrderDocument(deps, code)
    return { data: { ...viewProof(content), voidedOn: voidedAt && businessDay(voidedAt) } }
  }),

  // Invoices of any days as tables [ORDER-8].
  route(contract.invoiceExports.bought, async (deps, buyer, { format, from, until }) =>
    exportInvoices(deps, buyer, { format, firstDay: from, lastDay: until }),
  ),
  route(contract.invoiceExports.sold, async (deps, seller, { format, from, until }) =>
    exportInvoices(deps, seller, { format, firstDay: from, lastDay: until }),
  ),
]

function quotationView({ id, number }: { id: string; number: string }) {
  return { data: { id, number } }
}
