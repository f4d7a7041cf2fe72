import { describe, expect, it } from 'vitest'
import type { OrderDocumentLine } from '../order-documents/contract.ts'
import { taxLinesOf } from './tax-lines.ts'

const rate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12' }
const line = (units: string, unitPrice: string): OrderDocumentLine => ({
  name: 'Asam sitrat',
  sku: null,
  pack: 'Sak 25 kg',
  unit: 'kg',
  units,
  unitPrice,
  amount: '',
})

describe('the lines of an invoice for Coretax', () => {
  it('have delivery among them, each with its DPP and PPN [TAX-1, TAX-2]', () => {
    const invoiced = { shipping: '150000.00', taxBase: '1054167.00', tax: '126500.00' }
    const lines = taxLinesOf([line('50', '20000.00')], invoiced, rate)
    expect(lines.map(({ name, price, taxBase, tax }) => [name, price, taxBase, tax])).toEqual([
      ['Asam sitrat', '1000000.00', '916667.00', '110000.00'],
      ['Ongkos kirim', '150000.00', '137500.00', '16500.00'],
    ])
  })

  it('have the discount that stands on their line, so that each stands alone [TAX-1, TAX-2]', () => {
    const invoiced = { shipping: '0.00', taxBase: '92595.00', tax: '11112.00' }
    const lines = [
      { ...line('1', '101006.00'), amount: '101006.00', discount: '1.00' },
      { ...line('1', '8.00'), amount: '8.00', discount: '0.00' },
    ]
    expect(taxLinesOf(lines, invoiced, rate).map(({ price, taxBase, tax }) => [price, taxBase, tax])).toEqual([
      ['101005.00', '92588.00', '11111.00'],
      ['8.00', '7.00', '1.00'],
    ])
  })

  it('come to what the invoice says, what rounding leaves with the dearest [TAX-1, TAX-2]', () => {
    const invoiced = { shipping: '0.00', taxBase: '1375001.00', tax: '164999.00' }
    const lines = taxLinesOf([line('25', '20000.00'), line('50', '20000.00')], invoiced, rate)
    expect(lines.map(({ taxBase, tax }) => [taxBase, tax])).toEqual([
      ['458333.00', '55000.00'],
      ['916668.00', '109999.00'],
    ])
  })
})
