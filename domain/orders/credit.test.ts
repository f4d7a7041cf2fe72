import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { UserId } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { creditLeft } from '../subscriptions/credit.ts'
import { creditObstacle, dueDay } from './credit.ts'
import { markPaid, orders } from './order.ts'
import type { OrderState } from './state.ts'

describe('a credit limit', () => {
  it.each([
    ['none', null, '900.00', '1000000.00', null, true],
    ['one that suffices exactly', '1000.00', '900.00', '100.00', '100.00', true],
    ['one that is a cent short', '1000.00', '900.00', '100.01', '100.00', false],
    ['one that was lowered below what is owed', '500.00', '900.00', '1.00', '0.00', false],
    ['zero', '0.00', '0.00', '1.00', '0.00', false],
    ['zero, and an order that a voucher pays in full', '0.00', '0.00', '0.00', '0.00', false],
  ] as const)('%s [ORDER-1] [SELLER-3]', (_, limit, used, total, left, suffices) => {
    expect(creditLeft({ limit, used })).toBe(left)
    expect(creditObstacle({ limit, used }, total, 'PT Contoh') === null).toBe(suffices)
  })

  it('that does not suffice tells what is left [ORDER-1]', () => {
    const obstacle = creditObstacle({ limit: '1000000.00', used: '250000.00' }, '800000.00', 'PT Contoh')
    expect(obstacle?.field).toBe('seller')
    expect(obstacle?.sentence).toBe(
      'Pesanan ini melebihi limit kredit pada PT Contoh. Sisa limit kredit Rp 750.000,00.',
    )
  })
})

describe('an order on credit', () => {
  it('is due so many days after the day it was shipped in Jakarta, over months and years [ORDER-1]', () => {
    expect(dueDay('tempo-30', new Date('2026-12-15T16:59:59Z'))).toBe('2027-01-14')
    expect(dueDay('tempo-30', new Date('2026-12-15T17:00:00Z'))).toBe('2027-01-15')
    expect(dueDay('transfer', new Date('2026-12-15T17:00:00Z'))).toBeNull()
  })

  const owed = {
    state: 'shipped',
    version: 3,
    placedBy: 'rina' as UserId,
    paymentType: 'tempo-30',
    paidAt: null,
    pickup: null,
    partsSent: 0,
    partsReceived: 0,
  } as const
  const seller = { companyKind: 'seller', role: 'sales' as Role, userId: 'sari' as UserId } as const

  it.each([
    ['awaiting_confirmation', 'Pesanan berstatus menunggu konfirmasi tidak dapat dicatat lunas.'],
    ['processing', null],
    ['shipped', null],
    ['completed', null],
    ['cancelled', 'Pesanan berstatus dibatalkan tidak dapat dicatat lunas.'],
  ] as const)('in the state %s may be marked as paid: %s [SELLER-3]', (state: OrderState, reason) => {
    expect(orders.may({ ...owed, state }, 'markPaid', seller).reason).toBe(reason)
  })

  it('is marked by its seller alone, once, and no other order is [SELLER-3] [ROLE-10]', () => {
    const reasonOf = (order: object, party: object) =>
      orders.may({ ...owed, ...order }, 'markPaid', { ...seller, ...party }).reason
    expect(reasonOf({}, { companyKind: 'buyer', role: 'owner' })).toBe('Langkah ini dilakukan oleh seller.')
    expect(reasonOf({}, { role: 'warehouse' })).toBe('Peran Anda tidak mengizinkan tindakan ini.')
    expect(reasonOf({ paidAt: new Date('2026-12-01T10:00:00Z') }, {})).toBe('Pesanan ini sudah lunas.')
    for (const state of ['shipped', 'cancelled'])
      expect(reasonOf({ state, paymentType: 'cod' }, {})).toBe(
        'Hanya pesanan dengan pembayaran tempo yang dicatat lunas.',
      )
  })

  it('keeps its state when it is paid, and an older page is told that it moved on [SELLER-3]', () => {
    const now = new Date('2026-12-15T10:00:00Z')
    const paid = markPaid(owed, { party: seller, seenVersion: 3 }, now)
    expect(paid).toEqual({ ...owed, version: 4, paidAt: now })
    expect(refusalOf(() => markPaid(paid, { party: seller, seenVersion: 3 }, now))).toBe('order_moved_on')
    expect(refusalOf(() => markPaid(paid, { party: seller, seenVersion: 4 }, now))).toBe('order_step_not_allowed')
  })
})

function refusalOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return undefined
}
