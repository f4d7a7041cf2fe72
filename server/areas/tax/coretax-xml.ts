import { createCB } from 'xmlbuilder2'
import type { DecimalText } from '#domain/money.ts'
import { amountText, decimal, quantityText } from '#domain/money.ts'
import type { TaxLine } from '#domain/tax/tax-lines.ts'
import { OTHER_UNIT, type UnitCode } from '#domain/tax/unit-code.ts'

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
 * piece, and lets others have their turn between them [TAX-2].
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
  for (const [place, invoice] of invoices.entries()) {
    xml.ele('TaxInvoice')
    for (const [name, text] of headOf(invoice, nitku)) leaf(name, text)
    xml.ele('ListOfGoodService')
    for (const line of invoice.lines) {
      xml.ele('GoodService')
      for (const [name, text] of lineOf(line, invoice.ratePercent)) leaf(name, text)
      xml.up()
    }
    xml.up().up()
    if (place % 50 === 49) {
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
