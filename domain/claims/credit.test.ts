import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Worth, worthOfShipment, worthOfUnits } from '#domain/orders/amounts/shipment-worth.ts'
import { amountText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { creditOf, type Invoiced } from './credit.ts'

const rate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12' }
const none = { units: '0', amount: '0.00', discount: '0.00', taxBase: '0.00', tax: '0.00' }
const nothing: Worth = {
  goods: '0.00',
  sellerDiscount: '0.00',
  shipping: '0.00',
  taxBase: '0.00',
  tax: '0.00',
  voucher: '0.00',
  total: '0.00',
}

/** 100 kg for Rp 10.000 with a delivery of Rp 50.000 and a voucher. */
function invoicedFor({ units = '100', price = '10000.00', voucher = '0.00' } = {}): Invoiced {
  const amount = amountText(decimal(units).times(price))
  const whole = { units, unitPrice: price, amount, discount: '0.00', sent: none }
  const tax = worthOfUnits({ ...whole, taxBase: '0.00', tax: '0.00', units: String(Number(units) + 1) }, units, rate)
  const line = { ...whole, taxBase: tax.taxBase, tax: tax.tax }
  const order = { ...nothing, goods: amount, shipping: '50000.00', voucher, sent: nothing }
  const worth = worthOfShipment({ ...order, shippingTaxBase: '45833.00', shippingTax: '5500.00' }, [{ ...line }], {
    isFirst: true,
    isLast: true,
  })
  return { worth: { ...worth, sent: nothing }, lines: [{ ...line, position: 1 }], rate }
}

const credit = (invoiced: Invoiced, units: string) => creditOf(invoiced, [{ position: 1, units }])

/** The invoiced amounts after a credit. */
function afterCredit(invoiced: Invoiced, { lines, amounts }: ReturnType<typeof creditOf>): Invoiced {
  const plus = <T extends object>(one: T, other: T) =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [
        key,
        amountText(decimal(value).plus(other[key as keyof T] as string)),
      ]),
    ) as T
  return {
    ...invoiced,
    worth: { ...invoiced.worth, sent: plus(invoiced.worth.sent, amounts) },
    lines: invoiced.lines.map((line) => {
      const { position: _, ...credited } = lines.find((one) => one.position === line.position) ?? {
        ...none,
        position: 0,
      }
      return { ...line, sent: plus(line.sent, credited) }
    }),
  }
}

describe('a credit', () => {
  it('is of the goods by the rules of their invoice, PPN with them, and not of delivery [CLAIM-1] [TAX-1]', () => {
    expect(credit(invoicedFor(), '25').amounts).toEqual({
      goods: '250000.00',
      sellerDiscount: '0.00',
      shipping: '0.00',
      taxBase: '229167.00',
      tax: '27500.00',
      voucher: '0.00',
      total: '277500.00',
    })
  })

  it('gives back what was paid, not the part that a voucher paid [CLAIM-1] [ORDER-6]', () => {
    const { amounts } = credit(invoicedFor({ voucher: '100000.00' }), '25')
    expect(amounts).toMatchObject({ goods: '250000.00', voucher: '25000.00', total: '252500.00' })
  })

  it('comes to the goods of the invoice when all parts are credited, whatever they are [CLAIM-1] [TAX-1]', () => {
    const divisions = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        divisions,
        fc.integer({ min: 100, max: 9_999_999 }),
        fc.integer({ min: 0, max: 500 }),
        (units, cents, voucher) => {
          const sum = units.reduce((all, one) => all + one, 0)
          const price = amountText(decimal(cents).dividedBy(100, 2))
          const most = Math.min(voucher, Math.floor((cents / 100) * sum))
          let invoiced = invoicedFor({ units: String(sum), price, voucher: amountText(most) })
          try {
            for (const one of units) invoiced = afterCredit(invoiced, credit(invoiced, String(one)))
          } catch (error) {
            // what a voucher paid whole is worth nothing
            if (error instanceof Refusal && error.code === 'claim_worth_nothing') return
            throw error
          }
          const { sent, ...whole } = invoiced.worth
          expect([sent.goods, sent.voucher]).toEqual([whole.goods, whole.voucher])
          expect(sent.tax).toBe(invoiced.lines[0]?.tax)
          expect(isMore(sent.total, whole.total)).toBe(false)
        },
      ),
    )
  })

  it('of one line of several leaves the others to be credited, and the last takes what is left [CLAIM-1]', () => {
    const one = invoicedFor({ units: '3', price: '33333.33', voucher: '100.00' })
    const second = one.lines.map((line) => ({ ...line, position: 2 }))
    const two = {
      ...one,
      worth: { ...one.worth, goods: '199999.98', voucher: '100.00' },
      lines: [...one.lines, ...second],
    }

    const first = creditOf(two, [{ position: 1, units: '3' }])
    expect(first.lines).toMatchObject([{ position: 1, units: '3', amount: '99999.99' }])
    expect(first.amounts).toMatchObject({ goods: '99999.99', voucher: '50.00', shipping: '0.00' })

    const rest = creditOf(afterCredit(two, first), [{ position: 2, units: '3' }])
    expect(rest.lines.map(({ position }) => position)).toEqual([2])
    expect(rest.amounts).toMatchObject({ goods: '99999.99', voucher: '50.00' })
    expect(() => creditOf(two, [{ position: 9, units: '1' }])).toThrow('line 9 was not invoiced')
  })

  it('is none where a voucher has paid all of it [CLAIM-1]', () => {
    const free = { ...invoicedFor({ voucher: '1000000.00' }), rate: null }
    const untaxed = { ...free, lines: free.lines.map((line) => ({ ...line, taxBase: '0.00', tax: '0.00' })) }
    expect(() => credit(untaxed, '100')).toThrow(Refusal)
  })
})
