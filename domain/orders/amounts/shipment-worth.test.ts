import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '#domain/cart/amounts.ts'
import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'
import { amountsOfLine, amountsOfOrder, lessDiscount, lessVoucher } from './amounts.ts'
import {
  difference,
  type LineSoFar,
  type LineWorth,
  lineAsInvoiced,
  lineWithout,
  type OrderSoFar,
  orderAsInvoiced,
  orderWith,
  receivedWorth,
  type Worth,
  withAdded,
  worthOfShipment,
  worthOfUnits,
} from './shipment-worth.ts'
import { type TaxRate, taxOfLine } from './tax.ts'

const rate: TaxRate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12' }

const nothing = { units: '0', amount: '0.00', discount: '0.00', taxBase: '0.00', tax: '0.00' }
const nothingShipped = {
  goods: '0.00',
  sellerDiscount: '0.00',
  shipping: '0.00',
  taxBase: '0.00',
  tax: '0.00',
  voucher: '0.00',
  total: '0.00',
}

interface Placed {
  lines: LineSoFar[]
  order: OrderSoFar
}

function placed(
  ordered: { units: number; price: string }[],
  {
    shipping = '0.00',
    discount = '0.00',
    voucher = '0.00',
  }: { shipping?: string; discount?: string; voucher?: string } = {},
): Placed {
  const priced = ordered.map(({ units, price }) => amountsOfLine(String(units), price, rate))
  const amounts = lessDiscount(priced, discount, rate)
  const order = lessVoucher(amountsOfOrder(amounts, shipping, rate), voucher)
  const lines = amounts.map(({ amount, discount, base, tax }, index) => ({
    units: String(ordered[index]?.units),
    unitPrice: ordered[index]?.price ?? '',
    amount,
    discount,
    taxBase: base,
    tax,
    sent: nothing,
  }))
  return { lines, order: { ...order, sent: nothingShipped } }
}

const addWorth = (one: Worth, other: Worth): Worth => {
  const zero = difference(one, one)
  return difference(one, difference(zero, other))
}

describe('the parts of an order', () => {
  it('add up to it to the Rupiah, delivery with the first, the remainder with the last [SHIP-1] [TAX-1]', () => {
    const { lines, order } = placed([{ units: 75, price: '18450.00' }], {
      shipping: '150000.00',
      discount: '100001.00',
      voucher: '50000.00',
    })
    const [line] = lines
    if (!line) throw new Error('no line')
    const first = worthOfUnits(line, '25', rate)
    const rest = worthOfUnits({ ...line, sent: first }, '50', rate)
    expect(first).toEqual({
      units: '25',
      amount: '461250.00',
      discount: '33333.00',
      ...{ taxBase: '392257.00', tax: '47071.00' },
    })
    expect(withAdded(first, rest)).toEqual({
      units: '75',
      amount: line.amount,
      discount: '100001.00',
      // each part is rounded by itself: a Rupiah more than the PPN of the line
      ...{ taxBase: '1176770.00', tax: '141213.00' },
    })
    expect([line.taxBase, line.tax]).toEqual(['1176770.00', '141212.00'])
    const sent = worthOfShipment(order, [first], { isFirst: true, isLast: false })
    const last = worthOfShipment({ ...order, sent }, [rest], { isFirst: false, isLast: true })
    expect(sent).toMatchObject({ shipping: '150000.00', voucher: '16666.00' })
    expect(last).toMatchObject({ shipping: '0.00', voucher: '33334.00' })
    const after = orderAsInvoiced(order, [lineAsInvoiced({ ...line, sent: first }, rate)])
    expect(after.tax).toBe(amountText(decimal(order.tax).plus(1)))
    expect(addWorth(sent, last)).toEqual(after)
  })

  it.each([
    [1, '8945.00', [['8200.00', '984.00']], ['8200.00', '984.00']],
    [
      2,
      '101005.00',
      [
        ['92588.00', '11111.00'],
        ['92588.00', '11111.00'],
      ],
      ['185176.00', '22222.00'],
    ],
  ])(
    'are invoices that stand alone: %i of Rp %s have DPP and PPN of their own amounts, and the order follows [TAX-1]',
    (count, price, invoices, together) => {
      const { lines } = placed([{ units: count, price }])
      let [line] = lines
      const taxes = invoices.map(() => {
        if (!line) throw new Error('no line')
        const shipped = worthOfUnits(line, '1', rate)
        const sent = withAdded(line.sent, shipped)
        line = { ...line, ...lineAsInvoiced({ ...line, sent }, rate), sent }
        return [shipped.taxBase, shipped.tax]
      })
      expect(taxes).toEqual(invoices)
      expect([line?.taxBase, line?.tax]).toEqual(together)
    },
  )

  it('leave an order that is cut to what was shipped with exactly their amounts [SHIP-1] [TAX-1]', () => {
    const { lines, order } = placed(
      [
        { units: 75, price: '18450.33' },
        { units: 100, price: '9999.99' },
      ],
      { discount: '77777.00', voucher: '12345.00', shipping: '20000.00' },
    )
    const [one, two] = lines
    if (!one || !two) throw new Error('no lines')
    const shipped = worthOfUnits(one, '25', rate)
    const sent = worthOfShipment(order, [shipped], { isFirst: true, isLast: false })
    const cut = [lineWithout({ ...one, sent: shipped }, '50', rate), lineWithout(two, '100', rate)]
    expect(cut).toEqual([shipped, nothing])
    expect(orderWith({ ...order, sent }, cut)).toEqual(sent)
  })

  it('earn points by what was received and kept [ORDER-6]', () => {
    const line = { units: '100', unitPrice: '1000.00', amount: '100000.00', discount: '10000.00' }
    expect(receivedWorth([{ ...line, received: '100' }], '5000.00')).toEqual({ goods: '90000.00', voucher: '5000.00' })
    expect(receivedWorth([{ ...line, received: '50' }], '5000.00')).toEqual({ goods: '45000.00', voucher: '2500.00' })
    expect(receivedWorth([{ ...line, received: '0' }], '5000.00')).toEqual({ goods: '0.00', voucher: '0.00' })
  })
})

it('keeps shipments, lines and order equal to the Rupiah through any parts and cancellations [SHIP-1] [TAX-1]', () => {
  const money = (most: number) => fc.integer({ min: 0, max: most }).map((whole) => amountText(whole))
  const lines = fc.array(
    fc.record({
      units: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => amountText(decimal(cents).dividedBy(100, 2))),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const acts = fc.array(
    fc.record({ act: fc.constantFrom('ship', 'cut'), line: fc.nat(3), of: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 14 },
  )
  fc.assert(
    fc.property(
      lines,
      acts,
      money(200_000),
      money(3_000_000),
      money(900_000),
      (ordered, sequence, shipping, discount, voucher) => {
        const goods = sumOf(ordered.map(({ units, price }) => amountText(decimal(units).times(price))))
        const off = lesserWhole(discount, goods)
        const paid = lesserWhole(voucher, amountText(decimal(goods).minus(off)))
        let { lines: now, order } = placed(ordered, { shipping, discount: off, voucher: paid })
        let shipmentCount = 0
        const leftOf = ({ units, sent }: LineSoFar) => Number(units) - Number(sent.units)
        const step = (act: string, chosen: number, units: number) => {
          const line = now[chosen]
          if (!line) return
          const others = now.reduce((sum, one, index) => sum + (index === chosen ? 0 : leftOf(one)), 0)
          const isLast = others === 0 && units === leftOf(line)
          if (act === 'cut') {
            if (isLast && shipmentCount === 0) return // that would cancel all of it
            const cut = lineWithout(line, String(units), rate)
            const after = now.map((one, index) => (index === chosen ? { ...one, ...cut } : one))
            order = { ...order, ...orderWith(order, after) }
            now = after
          } else {
            const shipped = worthOfUnits(line, String(units), rate)
            for (const value of Object.values(shipped)) expect(isMore(0, value)).toBe(false)
            const sent = worthOfShipment(order, [shipped], { isFirst: shipmentCount === 0, isLast })
            for (const value of Object.values(sent)) expect(isMore(0, value)).toBe(false)
            const { base, tax } = taxOfLine(net(shipped), rate)
            expect([shipped.taxBase, shipped.tax]).toEqual([base, tax])
            now = now.map((one, index) => (index === chosen ? { ...one, sent: withAdded(one.sent, shipped) } : one))
            now = now.map((one) => ({ ...one, ...lineAsInvoiced(one, rate) }))
            order = { ...order, ...orderAsInvoiced(order, now), sent: addWorth(order.sent, sent) }
            shipmentCount++
          }
          for (const one of now) {
            const rest = taxOfLine(amountText(decimal(net(one)).minus(net(one.sent))), rate)
            expect(one.taxBase).toBe(sumOf([one.sent.taxBase, rest.base]))
            expect(one.tax).toBe(sumOf([one.sent.tax, rest.tax]))
          }
          expect(order.goods).toBe(sumOf(now.map(({ amount }) => amount)))
          expect(order.tax).toBe(sumOf([...now.map(({ tax }) => tax), order.shippingTax]))
          if (now.every((one) => leftOf(one) === 0)) expect(order.sent).toEqual(difference(order, nothingShipped))
        }
        for (const { act, line, of } of sequence) {
          const chosen = line % now.length
          const left = now[chosen] ? leftOf(now[chosen]) : 0
          if (left > 0) step(act, chosen, Math.max(1, Math.floor(left / of)))
        }
        for (const [index, line] of now.entries()) if (leftOf(line) > 0) step('ship', index, leftOf(line))
        if (shipmentCount > 0) expect(order.sent.total).toBe(order.total)
      },
    ),
  )
})

const net = ({ amount, discount }: Pick<LineWorth, 'amount' | 'discount'>) =>
  amountText(decimal(amount).minus(discount))

function lesserWhole(one: DecimalText, other: DecimalText): DecimalText {
  return amountText((isMore(one, other) ? decimal(other) : decimal(one)).rounded(0, 'down'))
}
