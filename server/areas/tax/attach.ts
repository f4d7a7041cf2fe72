import type { Seller } from '#domain/accounts/actor.ts'
import { orderChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Lacks, lackingIn, lackingText } from '#domain/tax/lacking.ts'
import { findTaxNumber } from '#domain/tax/tax-number.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { holdInvoices, type LockedInvoice } from '#server/areas/order-documents/public.ts'
import { findDealing } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import { publish } from '#server/platform/live/publish.ts'
import { deleteAttached, deleteOfInvoice, findInvoiceOf, findNpwp, insertAttached } from './queries.ts'
import { readPdfNumbers } from './read-aside.ts'

interface Attaching {
  invoiceId: string
  /** 17 digits; null: they are read from the file's name or text. */
  number: string | null
  /** Why it is attached although its PDF lacks what it should contain. */
  reason: string | null
}

export interface Attached {
  id: string
  number: string
  lacks: Lacks | null
}

/**
 * Attaches the faktur pajak of an invoice, replacing an earlier one; the buyer is notified. Its PDF contains its number
 * and the seller's NPWP, or a person gives the reason why not [TAX-2].
 * @throws FilesLost, Refusal paper_not_found | tax_number_unread | tax_pdf_lacks | tax_number_taken | busy
 */
export async function attachTaxInvoice(
  deps: Deps,
  seller: Seller,
  { invoiceId, number: typed, reason }: Attaching,
  received: ReceivedFile,
): Promise<Attached> {
  // nothing is read for an invoice that is not the seller's
  const own = await deps.db.transaction().execute((tx) => holdInvoices(tx, seller, { id: invoiceId }))
  if (own.length === 0) throw new Refusal('paper_not_found', { field: 'invoiceId' })
  const givenNumber = typed ?? findTaxNumber(received.name)
  const sought = { taxNumber: givenNumber, npwp: await findNpwp(deps.db, seller) }
  const read = await readPdfNumbers(received.content, sought)
  const number = givenNumber ?? read?.taxNumber ?? null
  if (number === null) throw new Refusal('tax_number_unread', { field: 'number' })
  const lacking = read?.lacking ?? lackingIn('', sought)
  if (lacking.length > 0 && reason === null)
    throw new Refusal('tax_pdf_lacks', { field: 'reason', words: { lacking: lackingText(lacking, sought) } })
  const lacks = lacking.length > 0 && reason !== null ? { lacking, reason } : null
  return attachTo(deps, seller, { by: { id: invoiceId }, number, lacks }, received)
}

/** Attaches a tax document to an invoice found by its id or number. */
export function attachTo(
  deps: Deps,
  seller: Seller,
  { by, number, lacks }: { by: { id: string } | { numbers: [string] }; number: string; lacks: Lacks | null },
  received: ReceivedFile,
): Promise<Attached> {
  return storeAndRecord(deps, received, (file) =>
    deps.db.transaction().execute(async (tx) => {
      const [invoice] = await holdInvoices(tx, seller, by)
      if (!invoice) throw new Refusal('paper_not_found', { field: 'invoiceId' })
      return attachIn(tx, seller, { invoice, number, lacks, file }, deps.now())
    }),
  )
}

/** Takes a faktur pajak off its invoice [TAX-2]. @throws Refusal tax_invoice_not_found */
export function detachTaxInvoice(deps: Deps, seller: Seller, id: string): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const taken = await deleteAttached(tx, seller, id)
    if (!taken) throw new Refusal('tax_invoice_not_found', { field: 'id' })
    await forgetFile(tx, taken.fileId)
    await publish(tx, orderChanged(await findDealing(tx, taken.orderId)))
  })
}

async function attachIn(
  tx: Tx,
  seller: Seller,
  {
    invoice,
    number,
    lacks,
    file,
  }: { invoice: LockedInvoice; number: string; lacks: Lacks | null; file: UnrecordedFile },
  now: Date,
): Promise<Attached> {
  const holder = await findInvoiceOf(tx, seller, number)
  if (holder !== undefined && holder !== invoice.id) throw await takenBy(tx, seller, holder)
  const earlier = await deleteOfInvoice(tx, seller, invoice.id)
  if (earlier !== undefined) await forgetFile(tx, earlier)
  const fileId = await recordFile(tx, seller, file, now)
  const id = await insertAttached(tx, seller, { invoice, number, lacks, fileId }, now)
  // somebody else has attached it meanwhile
  if (id === undefined) throw await takenBy(tx, seller, await findInvoiceOf(tx, seller, number))
  const order = await findDealing(tx, invoice.orderId)
  const name = await companyName(tx, seller.companyId)
  const message = `${name} memasang faktur pajak untuk invoice ${invoice.number} (pesanan ${order.number})`
  const link = `/transaksi/daftar-transaksi/${invoice.orderId}`
  await notify(
    tx,
    [{ companyId: invoice.buyerId, kind: 'order', step: 'taxInvoice', about: order.number, message, link }],
    now,
  )
  await publish(tx, orderChanged(order))
  return { id, number, lacks }
}

async function takenBy(tx: Tx, seller: Seller, holder: string | undefined): Promise<Refusal> {
  const [other] = holder === undefined ? [] : await holdInvoices(tx, seller, { id: holder })
  return new Refusal('tax_number_taken', { field: 'number', words: { invoice: other?.number ?? '' } })
}
