import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'
import { amountsOfLine, amountsOfOrder, lessDiscount, lessVoucher, netGoods } from './amounts.ts'
import { taxOfLine } from './tax.ts'

const rate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12' }
const units = fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => decimal(thousandths).times('0.001').text(3))
const prices = fc.integer({ min: 1, max: 999_999_999 }).map((cents) => amountText(decimal(cents).times('0.01')))

describe('what an order adds up to', () => {
  it('shows goods, shipping and PPN apart, and taxes shipping like a line [ORDER-1] [TAX-1]', () => {
    const lines = [amountsOfLine('100', '10000.00', rate), amountsOfLine('0.5', '1250000.00', rate)]

    expect(lines[0]).toEqual({ amount: '1000000.00', discount: '0.00', base: '916667.00', tax: '110000.00' })
    expect(amountsOfOrder(lines, '50000.00', rate)).toEqual({
      goods: '1625000.00',
      sellerDiscount: '0.00',
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

describe("a seller's discount", () => {
  const lines = [amountsOfLine('100', '10000.00', rate), amountsOfLine('0.5', '1250000.00', rate)]

  it('lowers the goods, and DPP and PPN with them, line by line [SELLER-1] [TAX-1]', () => {
    const less = lessDiscount(lines, '162500', rate)

    expect(less).toEqual([
      { amount: '1000000.00', discount: '100000.00', base: '825000.00', tax: '99000.00' },
      { amount: '625000.00', discount: '62500.00', base: '515625.00', tax: '61875.00' },
    ])
    const order = amountsOfOrder(less, '50000.00', rate)
    expect(order).toMatchObject({
      goods: '1625000.00',
      sellerDiscount: '162500.00',
      shippingTax: '5500.00',
      taxBase: '1386458.00',
      tax: '166375.00',
      total: '1678875.00',
    })
    expect(netGoods(order)).toBe('1462500.00')
  })

  it('is at most the goods: what is left is the delivery [SELLER-1]', () => {
    const order = amountsOfOrder(lessDiscount(lines, '99000000.00', rate), '50000.00', rate)
    expect(order).toMatchObject({ sellerDiscount: '1625000.00', tax: '5500.00', total: '55500.00' })
  })

  it('leaves a seller that is no PKP without tax [SELLER-1] [TAX-1]', () => {
    const [line] = lessDiscount([amountsOfLine('100', '10000.00', null)], '1', null)
    expect(line).toEqual({ amount: '1000000.00', discount: '1.00', base: '0.00', tax: '0.00' })
  })

  it('is spread exactly, and each line is taxed by what is left of it [SELLER-1]', () => {
    const discounts = fc.integer({ min: 0, max: 999_999_999 }).map(String)
    const bought = fc.array(fc.tuple(units, prices), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(bought, discounts, prices, (goods, discount, shipping) => {
        const plain = goods.map(([count, price]) => amountsOfLine(count, price, rate))
        const less = lessDiscount(plain, discount, rate)
        const order = amountsOfOrder(less, shipping, rate)

        const room = plain.map((line) => decimal(line.amount).rounded(0, 'down'))
        const most = room.reduce((total, one) => total.plus(one), decimal(0))
        expect(order.sellerDiscount).toBe(amountText(isMore(discount, most) ? most : decimal(discount)))
        expect(order.goods).toBe(sum(plain.map(({ amount }) => amount)))
        expect(order.total).toBe(sum([netGoods(order), shipping, order.tax]))
        for (const line of less) {
          expect(isMore(line.discount, line.amount)).toBe(false)
          const left = amountText(decimal(line.amount).minus(line.discount))
          expect([line.base, line.tax]).toEqual([taxOfLine(left, rate).base, taxOfLine(left, rate).tax])
        }
      }),
    )
  })
})

function sum(amounts: readonly DecimalText[]): DecimalText {
  return amountText(amounts.reduce((total, one) => total.plus(one), decimal(0)))
}
