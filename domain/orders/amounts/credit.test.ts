import { describe, expect, it } from 'vitest'
import { creditLeft } from '#domain/subscriptions/payment-type.ts'
import { creditObstacle } from './credit.ts'

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
    expect(creditObstacle({ limit, used, late: null }, total, 'PT Contoh') === null).toBe(suffices)
  })

  it('is of no use to who is late, whatever is left of it [PAY-2]', () => {
    const late = { number: 'SB-1', days: 12 }
    expect(creditObstacle({ limit: null, used: '0.00', late }, '1.00', 'PT Contoh')).toMatchObject({
      code: 'credit_late',
      field: 'seller',
      sentence:
        'Tempo di PT Contoh belum dapat dipakai: tagihan pesanan SB-1 sudah lewat jatuh tempo 12 hari. Lunasi dahulu, atau pilih tipe pembayaran lain.',
    })
  })

  it('that does not suffice tells what is left [ORDER-1]', () => {
    const obstacle = creditObstacle({ limit: '1000000.00', used: '250000.00', late: null }, '800000.00', 'PT Contoh')
    expect(obstacle?.field).toBe('seller')
    expect(obstacle?.sentence).toBe(
      'Pesanan ini melebihi limit kredit pada PT Contoh. Sisa limit kredit Rp 750.000,00.',
    )
  })
})
