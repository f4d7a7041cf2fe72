import { randomUUID } from 'node:crypto'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { refuseForeignLink } from '#server/platform/http/same-origin.ts'
import { attachTaxInvoice, detachTaxInvoice } from './attach.ts'
import { attachMany } from './attach-many.ts'
import { exportInvoices } from './export-invoices.ts'
import { listInvoices, readTaxInvoice, viewAttached } from './list-invoices.ts'
import { saveUnitCode } from './queries.ts'

const calls = contract.tax

/** Faktur pajak: out to Coretax, and back to the orders [TAX-2]. */
export const taxRoutes: Route[] = [
  route(calls.month, async (deps, seller, { month, filter, page, perPage }) => ({
    data: await listInvoices(deps, seller, { month, filter, page, perPage }),
  })),
  route(calls.export, async (deps, seller, { month, fileKey }, { request }) => {
    refuseForeignLink(request)
    return exportInvoices(deps, seller, { month, fileKey: fileKey ?? randomUUID() })
  }),
  route(calls.chooseUnit, async (deps, seller, { unit, code }) => {
    await deps.db.transaction().execute((tx) => saveUnitCode(tx, seller, unit, code))
    return {}
  }),
  route(calls.attach, async (deps, seller, { invoiceId, number, reason }, { file }) => {
    const attaching = { invoiceId, number: number ?? null, reason: reason ?? null }
    return { data: viewAttached(await attachTaxInvoice(deps, seller, attaching, file)) }
  }),
  route(calls.attachMany, async (deps, seller, _, { file }) => ({
    data: await attachMany(deps, seller, file.content),
  })),
  route(calls.detach, async (deps, seller, { id }) => {
    await detachTaxInvoice(deps, seller, id)
    return {}
  }),
  route(calls.file, (deps, member, { id }) => readTaxInvoice(deps, member, id)),
]
