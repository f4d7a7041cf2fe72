import { describe, expect, it } from 'vitest'
import { accountObstacle, accountStateLabel, expiryOf, isForSame, virtualAccounts } from './virtual-account.ts'

describe('a virtual account', () => {
  it('is paid whatever else was said of it before [PAY-3]', () => {
    const after = (['opening', 'open', 'expired', 'replaced', 'paid'] as const).map((state) =>
      virtualAccounts.stateAfter(state, 'pay'),
    )
    expect(new Set(after)).toEqual(new Set(['paid']))
  })

  it('stays paid, whatever comes later [PAY-3]', () => {
    expect(virtualAccounts.stateAfter('paid', 'expire')).toBe('paid')
    expect(virtualAccounts.stateAfter('paid', 'replace')).toBe('paid')
    expect(virtualAccounts.stateAfter('paid', 'number')).toBe('paid')
  })

  it('takes a payment for a day [PAY-3]', () => {
    expect(expiryOf(new Date('2026-03-02T03:00:00Z'))).toEqual(new Date('2026-03-03T03:00:00Z'))
  })

  it('serves again a buyer who asks for the same orders and amounts, and nobody else [PAY-3]', () => {
    const opened = [
      { orderId: 'a', amount: '100.00' },
      { orderId: 'b', amount: '50.00' },
    ]
    expect(isForSame(opened, [...opened].reverse())).toBe(true)
    expect(
      isForSame(opened, [
        { orderId: 'a', amount: '100' },
        { orderId: 'b', amount: '50' },
      ]),
    ).toBe(true)
    expect(isForSame(opened, opened.slice(0, 1))).toBe(false)
    expect(
      isForSame(opened, [
        { orderId: 'a', amount: '100.00' },
        { orderId: 'b', amount: '49.00' },
      ]),
    ).toBe(false)
    expect(
      isForSame(opened, [
        { orderId: 'a', amount: '100.00' },
        { orderId: 'c', amount: '50.00' },
      ]),
    ).toBe(false)
  })

  it('is opened for an order that is agreed, paid to an account, and has something to pay now [PAY-3]', () => {
    const order = { isPayable: true, paymentType: 'transfer', open: '100.00', toPay: '100.00' }
    expect(accountObstacle(order)).toBeNull()
    expect(accountObstacle({ ...order, paymentType: 'tempo-30', toPay: '0.01' })).toBeNull()
    expect(accountObstacle({ ...order, isPayable: false })).toMatch('belum disetujui atau sudah dibatalkan')
    expect(accountObstacle({ ...order, paymentType: 'cod' })).toMatch('dibayar di tempat')
    expect(accountObstacle({ ...order, open: '0.00', toPay: '0.00' })).toMatch('sudah lunas')
    expect(accountObstacle({ ...order, toPay: '0.00' })).toMatch('belum dapat dibayar')
  })

  it('is told by its state [PAY-3]', () => {
    expect([accountStateLabel('open'), accountStateLabel('replaced')]).toEqual(['Belum dibayar', 'Diganti'])
  })
})
