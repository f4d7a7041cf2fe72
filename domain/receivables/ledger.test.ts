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
    const payOf = (amount: string, allocated: string) =>
      refused(() => pay(orders, { amount, allocations: [{ orderId: 'a', amount: allocated }], keepsRest: false }))
    expect(payOf('100.00', '100.00')).toBeNull()
    expect(payOf('101.00', '100.01')).toBe('payment_exceeds_open')
    expect(payOf('99.99', '100.00')).toBe('payment_parts_exceed')
    expect(payOf('100.01', '100.00')).toBe('payment_leaves_rest')
  })
})

describe('an order with a past', () => {
  // of 100 that were shipped in part, 60 are paid and 30 written off
  const order = { ...money('a', '100.00'), invoiced: '80.00', paid: '60.00', writtenOff: '30.00', open: '10.00' }
  const orders = new Map([['a', order]])
  const refusalOf = (act: () => unknown) => {
    try {
      return void act()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [error.code, error.field, error.sentence]
    }
  }

  it('keeps what a payment leaves over as credit only where that was agreed to [PAY-1]', () => {
    const paid = { amount: '12.00', allocations: [{ orderId: 'a', amount: '10.00' }] }
    expect(pay(orders, { ...paid, keepsRest: true })).toEqual([
      { orderId: 'a', paid: '10.00' },
      { orderId: null, paid: '2.00' },
    ])
    expect(pay(orders, { ...paid, amount: '10.00', keepsRest: false })).toEqual([{ orderId: 'a', paid: '10.00' }])
    expect(refusalOf(() => pay(orders, { ...paid, keepsRest: false }))).toEqual([
      'payment_leaves_rest',
      'jumlah',
      'Ada kelebihan Rp 2,00 dari sisa tagihan. Setujui dahulu bahwa kelebihannya disimpan untuk pesanan berikutnya.',
    ])
    expect(refusalOf(() => pay(orders, { ...paid, amount: '9.00', keepsRest: false }))?.slice(0, 2)).toEqual([
      'payment_parts_exceed',
      'alokasi',
    ])
  })

  it('is named with what is open of it where somebody would pay more, and must be one of those asked about [PAY-1]', () => {
    const paying = (orderId: string) => () =>
      pay(orders, { amount: '11.00', allocations: [{ orderId, amount: '11.00' }], keepsRest: true })
    expect(refusalOf(paying('a'))).toEqual([
      'payment_exceeds_open',
      'jumlah',
      'Sisa tagihan SB-a tinggal Rp 10,00. Catat paling banyak sebesar itu untuk pesanan ini.',
    ])
    expect(refusalOf(paying('z'))?.slice(0, 2)).toEqual(['order_not_found', 'transaksi_id'])
  })

  it('is paid from credit, which is less by as much, and never by more than there is [PAY-1]', () => {
    expect(spendCredit(order, '5.00', '5.00')).toEqual([
      { orderId: null, paid: '-5.00' },
      { orderId: 'a', paid: '5.00' },
    ])
    expect(refusalOf(() => spendCredit(order, '5.01', '5.00'))).toEqual([
      'credit_too_small',
      'jumlah',
      'Kelebihan bayar pelanggan ini tinggal Rp 5,00.',
    ])
    expect(refused(() => spendCredit(order, '10.01', '50.00'))).toBe('payment_exceeds_open')
  })

  it('is written off as far as it is open [PAY-1]', () => {
    expect(writeOff(order, '10.00')).toEqual([{ orderId: 'a', writtenOff: '10.00' }])
    expect(refused(() => writeOff(order, '10.01'))).toBe('payment_exceeds_open')
  })

  it('that comes to less gives up first what is open, then what was written off, then what was paid [PAY-1]', () => {
    const lines = (by: string) => lower(order, by, '0.00')
    const lowered = (by: string, writtenOff: string, paid: string) => ({
      orderId: 'a',
      ordered: `-${by}`,
      invoiced: '0.00',
      writtenOff,
      paid,
    })
    expect(lines('10.00')).toEqual([lowered('10.00', '0.00', '0.00')])
    expect(lines('15.00')).toEqual([lowered('15.00', '-5.00', '0.00')])
    expect(lines('45.00')).toEqual([lowered('45.00', '-30.00', '-5.00'), { orderId: null, paid: '5.00' }])
  })

  it('never comes to less than nothing, nor is more taken off an invoice than it says or than is taken off [PAY-1]', () => {
    const too = ['reduction_too_large', 'jumlah', 'Potongan melebihi nilai pesanan, yaitu Rp 100,00.']
    expect(refusalOf(() => lower(order, '100.01', '0.00'))).toEqual(too)
    expect(refusalOf(() => lower(order, '90.00', '80.01'))).toEqual(too)
    expect(refusalOf(() => lower(order, '20.00', '20.01'))).toEqual(too)
    expect(lower(order, '100.00', '80.00')).toHaveLength(2)
    expect(lower(order, '20.00', '20.00')[0]).toMatchObject({ ordered: '-20.00', invoiced: '-20.00' })
  })

  it('takes off its invoices only what was invoiced beyond what it still comes to [PAY-1] [SHIP-1]', () => {
    expect(reduce(order, '20.00')[0]).toMatchObject({ ordered: '-20.00', invoiced: '0.00' })
    expect(reduce(order, '25.00')[0]).toMatchObject({ ordered: '-25.00', invoiced: '-5.00' })
    expect(refused(() => reduce(order, '100.01'))).toBe('reduction_too_large')
  })

  it('that is cancelled comes to nothing, and what was paid of it is credit [PAY-1]', () => {
    expect(cancel(order)).toEqual([
      { orderId: 'a', ordered: '-100.00', invoiced: '-80.00', writtenOff: '-30.00', paid: '-60.00' },
      { orderId: null, paid: '60.00' },
    ])
    expect(cancel({ ...order, comesTo: '0.00' })).toEqual([])
  })

  it('gives back what an undone act took, from the credit that it has become where the order needs less now [PAY-1]', () => {
    const line = (paid: string, writtenOff: string) => ({ orderId: 'a', paid, writtenOff })
    expect(undo([{ orderId: 'a', paid: '60.00' }], orders, '0.00')).toEqual([line('-60.00', '0.00')])
    expect(undo([{ orderId: 'a', writtenOff: '30.00' }], orders, '0.00')).toEqual([line('0.00', '-30.00')])
    expect(undo([{ orderId: 'a', writtenOff: '40.00' }], orders, '0.00')).toEqual([line('0.00', '-30.00')])
    const paidMore = [
      { orderId: 'a', paid: '70.00' },
      { orderId: null, paid: '5.00' },
    ]
    expect(undo(paidMore, orders, '15.00')).toEqual([line('-60.00', '0.00'), { orderId: null, paid: '-15.00' }])
    expect(refusalOf(() => undo(paidMore, orders, '14.00'))).toEqual([
      'credit_spent',
      undefined,
      'Kelebihan bayarnya sudah dipakai untuk pesanan lain: kurang Rp 1,00. Batalkan dahulu pemakaian kelebihan bayar itu.',
    ])
    expect(undo([{ orderId: 'a', paid: '5.00' }], new Map([['a', { ...order, paid: '0.00' }]]), '5.00')).toEqual([
      { orderId: null, paid: '-5.00' },
    ])
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
            const allocations = divided([...books.orders.values()], amount)
            const lines = pay(books.orders, { amount, allocations, keepsRest: true })
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
          for (const allocated of [one.comesTo, one.invoiced, one.paid, one.writtenOff, one.open]) {
            expect(isMore(0, allocated)).toBe(false)
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
