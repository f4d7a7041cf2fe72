import { randomUUID } from 'node:crypto'
import { contract } from '#domain/contract.ts'
import { attached, attachedMany, taxMonth } from '#domain/tax/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { refuseForeignLink } from '#server/platform/http/same-origin.ts'
import { attachTaxInvoice, detachTaxInvoice } from './attach.ts'
import { attachMany } from './attach-many.ts'
import { exportInvoices } from './export-invoices.ts'
import { readTaxInvoice } from './files-of-order.ts'
import { listInvoices } from './list-invoices.ts'
import { saveUnitCode } from './queries.ts'
import { viewAttached } from './view-attached.ts'

const calls = contract.tax

/** Faktur pajak: out to Coretax, and back to the orders [TAX-2]. */
export const taxRoutes: Route[] = [
  route(calls.month, async (deps, seller, { masa: month, saring: filter, halaman: page, per_halaman: perPage }) => ({
    data: taxMonth.encode(await listInvoices(deps, seller, { month, filter, page, perPage })),
  })),
  route(calls.export, async (deps, seller, { masa: month, kunci }, { request }) => {
    refuseForeignLink(request)
    return exportInvoices(deps, seller, { month, fileKey: kunci ?? randomUUID() })
  }),
  route(calls.chooseUnit, async (deps, seller, { satuan, kode }) => {
    await deps.db.transaction().execute((tx) => saveUnitCode(tx, seller, satuan, kode))
    return {}
  }),
  route(calls.attach, async (deps, seller, { dokumen_id: invoiceId, nomor, alasan }, { file }) => {
    const attaching = { invoiceId, number: nomor ?? null, reason: alasan ?? null }
    return { data: attached.encode(viewAttached(await attachTaxInvoice(deps, seller, attaching, file))) }
  }),
  route(calls.attachMany, async (deps, seller, _, { file }) => ({
    data: attachedMany.encode(await attachMany(deps, seller, file.content)),
  })),
  route(calls.detach, async (deps, seller, { faktur_id }) => {
    await detachTaxInvoice(deps, seller, faktur_id)
    return {}
  }),
  route(calls.file, (deps, member, { faktur_id }) => readTaxInvoice(deps, member, faktur_id)),
]
