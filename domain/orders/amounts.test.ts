import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, decimal } from '../money.ts'
import { amountsOfLine, amountsOfOrder, lessVoucher } from './amounts.ts'

const rate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12' }
const units = fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => decimal(thousandths).times('0.001').text(3))
const prices = fc.integer({ min: 1, max: 999_999_999 }).map((cents) => amountText(decimal(cents).times('0.01')))

describe('what an order adds up to', () => {
  it('shows goods, shipping and PPN apart, and taxes shipping like a line [ORDER-1] [TAX-1]', () => {
    const lines = [amountsOfLine('100', '10000.00', rate), amountsOfLine('0.5', '1250000.00', rate)]

    expect(lines[0]).toEqual({ amount: '1000000.00', base: '916667.00', tax: '110000.00' })
    expect(amountsOfOrder(lines, '50000.00', rate)).toEqual({
      goods: '1625000.00',
      shipping: '50000.00',
      shippingTaxBase: '45833.00',
      shippingTax: '5500.00',
      taxBase: '1535417.00',
      tax: '184250.00',
      voucher: '0.00',
      total: '1859250.00',
    })
  })

  it('charges no PPN where the seller is no PKP, on shipping neither [TAX-1]', () => {
    const order = amountsOfOrder([amountsOfLine('100', '10000.00', null)], '50000.00', null)
    expect(order).toMatchObject({ shippingTax: '0.00', tax: '0.00', taxBase: '0.00', total: '1050000.00' })
  })

  it('takes a voucher off what is paid alone: goods and PPN stay as they are [ORDER-1]', () => {
    const plain = amountsOfOrder([amountsOfLine('100', '10000.00', rate)], '0.00', rate)
    expect(lessVoucher(plain, '50000.00')).toEqual({ ...plain, voucher: '50000.00', total: '1060000.00' })
  })

  it('is the sum of its lines to the cent, whatever they are [ORDER-1]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(units, prices), { minLength: 1, maxLength: 30 }), prices, (bought, shipping) => {
        const lines = bought.map(([count, price]) => amountsOfLine(count, price, rate))
        const order = amountsOfOrder(lines, shipping, rate)
        const parts = [...lines.flatMap((line) => [line.amount, line.tax]), order.shippingTax]
        const sum = [...parts, shipping].reduce((total, part) => total.plus(part), decimal(0))
        expect(order.total).toBe(amountText(sum))
      }),
    )
  })
})
