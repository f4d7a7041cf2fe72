import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import { paper, paperEntries, proof } from '#domain/trade-papers/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportInvoices } from './export-invoices.ts'
import { issueQuotation } from './issue-quotation.ts'
import {
  listDocuments,
  provePaper,
  readAll,
  readPdf,
  showPaper,
  viewFile,
  viewPaper,
  viewProof,
  viewVoided,
} from './show-papers.ts'
import { readStatement } from './statement-file.ts'

export const tradePaperRoutes: readonly Route[] = [
  // The papers of orders, for both companies, and their proof for whoever has one in hand [DOC-1].
  route(contract.tradePapers.list, async (deps, member, { transaksi_id }) => {
    const { papers, files } = await listDocuments(deps, member, transaksi_id)
    return { data: paperEntries.encode({ papers: [...papers.map(viewPaper), ...files.map(viewFile)] }) }
  }),
  route(contract.tradePapers.show, async (deps, member, { dokumen_id }) => {
    const found = await showPaper(deps, member, dokumen_id)
    const { id, content, negotiationId } = found
    return { data: paper.encode({ ...content, id, negotiationId, voided: viewVoided(found) }) }
  }),
  route(contract.tradePapers.file, (deps, member, { dokumen_id }) => readPdf(deps, member, dokumen_id)),
  route(contract.tradePapers.all, (deps, member, { transaksi_id }) => readAll(deps, member, transaksi_id)),
  route(contract.statements.file, (deps, seller, { pelanggan_id: customerId, dari: from, sampai: until, format }) =>
    readStatement(deps, seller, { customerId, from, until, format }),
  ),
  route(contract.quotations.bought, async (deps, buyer, { nego_id }) =>
    quotationView(await issueQuotation(deps, buyer, nego_id)),
  ),
  route(contract.quotations.sold, async (deps, seller, { nego_id }) =>
    quotationView(await issueQuotation(deps, seller, nego_id)),
  ),
  route(contract.tradePapers.proof, async (deps, _, { kode }) => {
    const { content, voidedAt } = await provePaper(deps, kode)
    return { data: proof.encode({ ...viewProof(content), voidedOn: voidedAt && businessDay(voidedAt) }) }
  }),

  // Invoices of any days as tables [ORDER-8].
  route(contract.invoiceExports.bought, async (deps, buyer, { format, dari, sampai }) =>
    exportInvoices(deps, buyer, { format, firstDay: dari, lastDay: sampai }),
  ),
  route(contract.invoiceExports.sold, async (deps, seller, { format, dari, sampai }) =>
    exportInvoices(deps, seller, { format, firstDay: dari, lastDay: sampai }),
  ),
]

function quotationView({ id, number }: { id: string; number: string }) {
  return { data: { dokumen_id: id, nomor: number } }
}
