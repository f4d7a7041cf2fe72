import { Readable } from 'node:stream'
import { createCB } from 'xmlbuilder2'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { taxChanged } from '#domain/live.ts'
import { amountText, type DecimalText, decimal, quantityText } from '#domain/money.ts'
import { rateOn, type TaxRate } from '#domain/orders/amounts/tax.ts'
import { Refusal } from '#domain/refusal.ts'
import { headOffice } from '#domain/tax/missing.ts'
import type { TaxMonth } from '#domain/tax/month.ts'
import { type TaxLine, taxLinesOf } from '#domain/tax/tax-lines.ts'
import { OTHER_UNIT, type UnitCode, unitCodeOf } from '#domain/tax/unit-code.ts'
import { findInvoiceContents, type OrderDocumentContent } from '#server/areas/order-documents/public.ts'
import { findPlacingDays, findTaxRates } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { publish } from '#server/platform/live/publish.ts'
import { type ConsideredInvoice, considerInvoices, isReady } from './consider-invoices.ts'
import { findInFile, saveExported } from './queries.ts'

// what Coretax takes at once
const MOST_IN_A_FILE = 1000

/**
 * The month's invoices that lack nothing, have no faktur pajak and were in no file yet, as the file that Coretax takes;
 * more than 1,000 of them as a zip of several. Its content is recorded, and a repeated key gives the same file again
 * [TAX-2].
 * @throws Refusal tax_not_pkp | tax_nothing_to_export | tax_all_exported
 */
export async function exportInvoices(
  deps: Deps,
  seller: Seller,
  { month, fileKey }: { month: TaxMonth; fileKey: string },
): Promise<FileAnswer> {
  const { seller: own, invoices, chosen } = await considerInvoices(deps, seller, month)
  const { npwp } = own
  if (!own.isPkp || npwp === null) throw new Refusal('tax_not_pkp')
  const all = invoices.filter(isReady)
  if (all.length === 0) throw new Refusal('tax_nothing_to_export', { field: 'month' })
  const inFile = await putInFile(deps, seller, { fileKey, invoices: all })
  const ready = all.filter(({ id }) => inFile.has(id))
  if (ready.length === 0) throw new Refusal('tax_all_exported', { field: 'month' })

  const rates = await findTaxRates(deps.db)
  const fileOf = async (rows: readonly ConsideredInvoice[]) => {
    const contents = await findInvoiceContents(
      deps.db,
      seller,
      rows.map(({ id }) => id),
    )
    const placed = await findPlacingDays(
      deps.db,
      rows.map(({ orderId }) => orderId),
    )
    const written = rows.map((row) => coretaxInvoice(row, contents.get(row.id), { rates, chosen, placed }))
    return coretaxXml({ npwp, nitku: headOffice(npwp) }, written)
  }
  const name = `coretax-${npwp}-${month}`
  const batches = batchesOf(ready)
  const [only] = batches
  if (batches.length === 1 && only) {
    return { name: `${name}.xml`, kind: 'xml', content: Readable.from(await fileOf(only)) }
  }
  const entries = batches.map((batch, at) => ({
    name: `${name}-${at + 1}.xml`,
    open: () => fileOf(batch),
    packed: true,
  }))
  return { name: `${name}.zip`, kind: 'zip', content: zipStream(entries, deps.now()) }
}

/** Assigns to a new file the invoices that are in none yet, also with concurrent exports. @returns ids */
function putInFile(
  deps: Deps,
  seller: Seller,
  { fileKey, invoices }: { fileKey: string; invoices: readonly ConsideredInvoice[] },
): Promise<Set<string>> {
  return deps.db.transaction().execute(async (tx) => {
    const earlier = await findInFile(tx, seller, fileKey)
    if (earlier.size > 0) return earlier
    const invoiceIds = invoices.filter(({ exported }) => exported === null).map(({ id }) => id)
    await saveExported(tx, seller, { fileKey, invoiceIds }, deps.now())
    await publish(tx, taxChanged(seller.companyId))
    return findInFile(tx, seller, fileKey)
  })
}

function batchesOf(invoices: readonly ConsideredInvoice[]): ConsideredInvoice[][] {
  const count = Math.ceil(invoices.length / MOST_IN_A_FILE)
  return Array.from({ length: count }, (_, at) => invoices.slice(at * MOST_IN_A_FILE, (at + 1) * MOST_IN_A_FILE))
}

interface Known {
  rates: readonly TaxRate[]
  /** The days of the orders, on whose rates their invoices depend. */
  placed: ReadonlyMap<string, BusinessDay>
  chosen: ReadonlyMap<string, UnitCode>
}

function coretaxInvoice(
  { number, day, orderId, buyerNpwp, buyerNitku }: ConsideredInvoice,
  content: OrderDocumentContent | undefined,
  { rates, chosen, placed }: Known,
): CoretaxInvoice {
  const { amounts, buyer, lines } = content ?? {}
  const orderDay = placed.get(orderId)
  if (!amounts?.taxPercent || !buyer || !lines || buyerNpwp === null || !orderDay)
    throw new Error(`${number} cannot be exported`)
  const rate = { ...rateOn(rates, orderDay), percent: amounts.taxPercent }
  return {
    day,
    number,
    buyer: { npwp: buyerNpwp, nitku: buyerNitku ?? headOffice(buyerNpwp), name: buyer.name, address: buyer.address },
    ratePercent: amounts.taxPercent,
    lines: taxLinesOf(lines, amounts, rate).map((line) => ({
      ...line,
      code: line.unit === null ? null : unitCodeOf(line.unit, chosen),
    })),
  }
}

/** An invoice as Coretax takes it. */
export interface CoretaxInvoice {
  day: string
  /** The number of the invoice, which comes back on the faktur pajak. */
  number: string
  buyer: { npwp: string; nitku: string; name: string; address: string }
  ratePercent: DecimalText
  lines: readonly (TaxLine & { code: UnitCode | null })[]
}

interface CoretaxSeller {
  npwp: string
  nitku: string
}

// goods that fit none of the codes of goods
const ANY_GOODS = '000000'

// signs that no XML holds
const INVALID = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/**
 * Invoices as the file that Coretax takes (TaxInvoiceBulk): transaction code 04, DPP nilai lain. It is written piece by
 * piece, yielding the event loop between them [TAX-2].
 */
export async function* coretaxXml(
  { npwp, nitku }: CoretaxSeller,
  invoices: readonly CoretaxInvoice[],
): AsyncGenerator<Buffer> {
  const pieces: string[] = []
  const xml = createCB({
    data: (piece: string) => void pieces.push(piece),
    prettyPrint: true,
  })
  xml.dec({ encoding: 'UTF-8' })
  xml.ele('TaxInvoiceBulk', {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:noNamespaceSchemaLocation': 'TaxInvoice.xsd',
  })
  const leaf = (name: string, text: string) =>
    text === '' ? xml.ele(name).up() : xml.ele(name).txt(text.replace(INVALID, '')).up()
  leaf('TIN', npwp)
  xml.ele('ListOfTaxInvoice')
  for (const [index, invoice] of invoices.entries()) {
    xml.ele('TaxInvoice')
    for (const [name, text] of headOf(invoice, nitku)) leaf(name, text)
    xml.ele('ListOfGoodService')
    for (const line of invoice.lines) {
      xml.ele('GoodService')
      for (const [name, text] of lineOf(line, invoice.ratePercent)) leaf(name, text)
      xml.up()
    }
    xml.up().up()
    if (index % 50 === 49) {
      yield Buffer.from(pieces.splice(0).join(''))
      await new Promise(setImmediate)
    }
  }
  xml.up().up().end()
  yield Buffer.from(pieces.splice(0).join(''))
}

type Leaf = [name: string, text: string]

function headOf({ day, number, buyer }: CoretaxInvoice, sellerNitku: string): Leaf[] {
  return [
    ['TaxInvoiceDate', day],
    ['TaxInvoiceOpt', 'Normal'],
    ['TrxCode', '04'],
    ['AddInfo', ''],
    ['CustomDoc', ''],
    ['CustomDocMonthYear', ''],
    ['RefDesc', number],
    ['FacilityStamp', ''],
    ['SellerIDTKU', sellerNitku],
    ['BuyerTin', buyer.npwp],
    ['BuyerDocument', 'TIN'],
    ['BuyerCountry', 'IDN'],
    ['BuyerDocumentNumber', ''],
    ['BuyerName', buyer.name],
    // so spelled there
    ['BuyerAdress', buyer.address],
    ['BuyerEmail', ''],
    ['BuyerIDTKU', buyer.nitku],
  ]
}

function lineOf(line: CoretaxInvoice['lines'][number], ratePercent: DecimalText): Leaf[] {
  return [
    ['Opt', 'A'],
    ['Code', ANY_GOODS],
    ['Name', line.name],
    ['Unit', line.code ?? OTHER_UNIT],
    ['Price', plain(line.unitPrice)],
    ['Qty', quantityText(line.units)],
    ['TotalDiscount', plain(line.discount)],
    ['TaxBase', plain(line.price)],
    ['OtherTaxBase', plain(line.taxBase)],
    ['VATRate', quantityText(ratePercent)],
    ['VAT', plain(line.tax)],
    ['STLGRate', '0'],
    ['STLG', '0'],
  ]
}

/** '250000' for '250000.00'; cents stay. */
function plain(amount: DecimalText): string {
  return amountText(decimal(amount)).replace(/\.00$/, '')
}
