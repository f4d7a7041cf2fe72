import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { checkCoretax } from '#test/coretax/check-coretax.ts'
import { type CoretaxInvoice, coretaxXml } from './export-invoices.ts'

const seller = { npwp: '0123456789012345', nitku: '0123456789012345000000' }
const invoice: CoretaxInvoice = {
  day: '2026-03-02',
  number: 'INV-2603-0001',
  buyer: {
    npwp: '0987654321098765',
    nitku: '0987654321098765000001',
    name: 'PT Sari & "Rasa" <Baru>',
    address: 'Jl. Uji No. 1, Bekasi, Jawa Barat',
  },
  ratePercent: '12.00',
  lines: [
    {
      name: 'Asam sitrat\u0000 monohidrat',
      unit: 'kg',
      code: 'UM.0003',
      units: '50.000',
      unitPrice: '20000.50',
      discount: '25.00',
      price: '1000000.00',
      taxBase: '916667.00',
      tax: '110000.00',
    },
    {
      name: 'Ongkos kirim',
      unit: null,
      code: null,
      units: '1',
      unitPrice: '150000.00',
      discount: '0.00',
      price: '150000.00',
      taxBase: '137500.00',
      tax: '16500.00',
    },
  ],
}

it('writes an invoice as the schema of Coretax has it, with code 04 and every sum of it [TAX-2]', async () => {
  const at = await checkCoretax(await text(coretaxXml(seller, [invoice])))
  expect(at('/TaxInvoiceBulk/TIN')).toEqual([seller.npwp])
  for (const [name, value] of [
    ['TaxInvoiceDate', '2026-03-02'],
    ['TrxCode', '04'],
    ['RefDesc', 'INV-2603-0001'],
    ['SellerIDTKU', seller.nitku],
    ['BuyerTin', invoice.buyer.npwp],
    ['BuyerDocument', 'TIN'],
    ['BuyerCountry', 'IDN'],
    ['BuyerName', invoice.buyer.name],
    ['BuyerIDTKU', invoice.buyer.nitku],
  ]) {
    expect(at(`//TaxInvoice/${name}`)).toEqual([value])
  }
  for (const [name, ...values] of [
    ['Code', '000000', '000000'],
    ['Name', 'Asam sitrat monohidrat', 'Ongkos kirim'],
    ['Unit', 'UM.0003', 'UM.0033'],
    ['Price', '20000.50', '150000'],
    ['Qty', '50', '1'],
    ['TotalDiscount', '25', '0'],
    ['TaxBase', '1000000', '150000'],
    ['OtherTaxBase', '916667', '137500'],
    ['VATRate', '12', '12'],
    ['VAT', '110000', '16500'],
  ]) {
    expect(at(`//GoodService/${name}`)).toEqual(values)
  }
})

it('writes a thousand into one file, and the schema takes no more [TAX-2]', async () => {
  const many = (count: number) => Array.from({ length: count }, () => invoice)
  const at = await checkCoretax(await text(coretaxXml(seller, many(1000))))
  expect(at('//TaxInvoice/TaxInvoiceDate')).toHaveLength(1000)
  await expect(text(coretaxXml(seller, many(1001))).then(checkCoretax)).rejects.toThrow()
})
