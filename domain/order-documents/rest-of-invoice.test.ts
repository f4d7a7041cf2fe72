import { describe, expect, it } from 'vitest'
import { restOfInvoice } from './rest-of-invoice.ts'

const sums = (goods: string, tax: string, total: string) => ({
  goods,
  sellerDiscount: '0.00',
  shipping: '0.00',
  taxBase: '0.00',
  tax,
  voucher: '0.00',
  total,
})
const line = (name: string, units: string, amount: string) => ({
  name,
  sku: null,
  pack: 'Sak 25 kg',
  unit: 'kg',
  units,
  unitPrice: '1000.00',
  amount,
})
const invoice = {
  lines: [line('Asam sitrat', '50', '50000.00'), line('Gula', '25', '25000.00')],
  amounts: sums('75000.00', '8250.00', '83250.00'),
}

describe('what is left of an invoice', () => {
  it('is all of it where nothing was credited [DOC-1]', () => {
    expect(restOfInvoice(invoice, [])).toEqual(invoice)
  })

  it('is less by the goods and sums of each credit note [DOC-1]', () => {
    const first = { lines: [line('Asam sitrat', '25', '25000.00')], amounts: sums('25000.00', '2750.00', '27750.00') }
    const second = { lines: [line('Gula', '25', '25000.00')], amounts: sums('25000.00', '2750.00', '27750.00') }
    expect(restOfInvoice(invoice, [first, second])).toEqual({
      lines: [line('Asam sitrat', '25', '25000.00')],
      amounts: sums('25000.00', '2750.00', '27750.00'),
    })
  })

  it('tells goods of another unit or price apart, however they are named [DOC-1]', () => {
    const drum = { ...line('Gula', '25', '50000.00'), unit: 'drum' }
    const dear = { ...line('Gula', '25', '50000.00'), unitPrice: '2000.00' }
    const mixed = { ...invoice, lines: [drum, dear, line('Gula', '25', '25000.00')] }
    const note = { lines: [line('Gula', '25', '25000.00')], amounts: sums('25000.00', '2750.00', '27750.00') }
    expect(restOfInvoice(mixed, [note])?.lines).toEqual([drum, dear])
  })

  it('takes goods that stand twice off the line that has as many [DOC-1]', () => {
    const twice = { ...invoice, lines: [line('Gula', '25', '25000.00'), line('Gula', '50', '50000.00')] }
    const note = { lines: [line('Gula', '50', '50000.00')], amounts: sums('50000.00', '5500.00', '55500.00') }
    expect(restOfInvoice(twice, [note])?.lines).toEqual([line('Gula', '25', '25000.00')])
  })

  it('is nothing once all of it was credited [DOC-1]', () => {
    expect(restOfInvoice(invoice, [invoice])).toBeNull()
  })
})
