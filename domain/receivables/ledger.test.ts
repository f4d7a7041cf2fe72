import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import {
  cancel,
  divided,
  type LedgerLine,
  lower,
  type OrderMoney,
  pay,
  reduce,
  spendCredit,
  undo,
  writeOff,
} from './ledger.ts'

const money = (orderId: string, total: string): OrderMoney => ({
  orderId,
  number: `SB-${orderId}`,
  comesTo: total,
  invoiced: '0.00',
  paid: '0.00',
  writtenOff: '0.00',
  open: total,
})

/** Orders and the credit of their customer, moved by lines as the database moves them. */
class Books {
  orders = new Map([money('a', '100.00'), money('b', '70.00'), money('c', '0.05')].map((one) => [one.orderId, one]))
  credit = '0.00'
  acts: LedgerLine[][] = []

  write(lines: LedgerLine[]): void {
    for (const { orderId, ordered = '0', invoiced = '0', paid = '0', writtenOff = '0' } of lines) {
      const order = orderId === null ? undefined : this.orders.get(orderId)
      if (!order) {
        this.credit = decimal(this.credit).plus(paid).text(2)
        continue
      }
      order.comesTo = decimal(order.comesTo).plus(ordered).text(2)
      order.invoiced = decimal(order.invoiced).plus(invoiced).text(2)
      order.paid = decimal(order.paid).plus(paid).text(2)
      order.writtenOff = decimal(order.writtenOff).plus(writtenOff).text(2)
      order.open = decimal(order.comesTo).minus(order.paid).minus(order.writtenOff).text(2)
    }
  }
}

const refused = (act: () => unknown) => {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

describe('a payment', () => {
  const orders = new Books().orders

  it('is divided among orders in their order, as far as it goes [PAY-1]', () => {
    expect(divided([...orders.values()], '120.00')).toEqual([
      { orderId: 'a', amount: '100.00' },
      { orderId: 'b', amount: '20.00' },
    ])
  })

  it('pays no order more than is open, and its parts are not more than it [PAY-1]', () => {
    const payOf = (amount: string, part: string) =>
      refused(() => pay(orders, { amount, parts: [{ orderId: 'a', amount: part }], keepsRest: false }))
    expect(payOf('100.00', '100.00')).toBeNull()
    expect(payOf('101.00', '100.01')).toBe('payment_exceeds_open')
    expect(payOf('99.99', '100.00')).toBe('payment_parts_exceed')
    expect(payOf('100.01', '100.00')).toBe('payment_leaves_rest')
  })
})

it('whatever is done in whatever order, nothing paid is lost and no order is paid twice [PAY-1]', () => {
  const cents = fc.integer({ min: 1, max: 15_000 }).map((amount) => decimal(amount).dividedBy(100, 2).text(2))
  const act = fc.record({
    kind: fc.constantFrom('pay', 'invoice', 'spend', 'write-off', 'credit-note', 'reduce', 'cancel', 'undo'),
    order: fc.constantFrom('a', 'b', 'c'),
    amount: cents,
    place: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const books = new Books()
      let received = decimal(0)
      const undoable: { lines: LedgerLine[]; received: string }[] = []
      for (const { kind, order: id, amount, place } of acts) {
        const order = books.orders.get(id)
        if (!order) throw new Error('no such order')
        const step = (): { lines: LedgerLine[]; received: string; canUndo: boolean } => {
          if (kind === 'pay') {
            const parts = divided([...books.orders.values()], amount)
            const lines = pay(books.orders, { amount, parts, keepsRest: true })
            return { lines, received: amount, canUndo: true }
          }
          if (kind === 'spend') return { lines: spendCredit(order, amount, books.credit), received: '0', canUndo: true }
          if (kind === 'write-off') return { lines: writeOff(order, amount), received: '0', canUndo: true }
          if (kind === 'undo') {
            const [undone] = undoable.splice(place % Math.max(undoable.length, 1), 1)
            if (!undone) return { lines: [], received: '0', canUndo: false }
            try {
              const lines = undo(undone.lines, books.orders, books.credit)
              return { lines, received: decimal(0).minus(undone.received).text(2), canUndo: false }
            } catch (error) {
              undoable.push(undone)
              throw error
            }
          }
          if (kind === 'invoice') {
            const left = decimal(order.comesTo).minus(order.invoiced)
            const invoiced = isMore(amount, left) ? left.text(2) : amount
            return { lines: [{ orderId: id, invoiced }], received: '0', canUndo: false }
          }
          if (kind === 'credit-note') return { lines: lower(order, amount, amount), received: '0', canUndo: false }
          if (kind === 'reduce') return { lines: reduce(order, amount), received: '0', canUndo: false }
          return { lines: cancel(order), received: '0', canUndo: false }
        }
        let done: ReturnType<typeof step>
        try {
          done = step()
        } catch (error) {
          if (error instanceof Refusal) continue
          throw error
        }
        books.write(done.lines)
        received = received.plus(done.received)
        if (done.canUndo) undoable.push(done)

        let paid = decimal(books.credit)
        for (const one of books.orders.values()) {
          paid = paid.plus(one.paid)
          for (const part of [one.comesTo, one.invoiced, one.paid, one.writtenOff, one.open]) {
            expect(isMore(0, part)).toBe(false)
          }
          expect(isMore(one.invoiced, one.comesTo)).toBe(false)
        }
        expect(isMore(0, books.credit)).toBe(false)
        expect(paid.text(2)).toBe(received.text(2))
      }
    }),
    { numRuns: 500 },
  )
})
