import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from '#domain/numbers/share-out.ts'
import { amountText, decimal, isMore } from '../money.ts'
import { minSpendOfReturn, paidOf, voucherEnd, voucherObstacle } from './voucher.ts'

const now = new Date('2026-11-20T03:00:00Z')
const voucher = {
  amount: '50000.00',
  minSpend: '500000.00',
  validUntil: new Date('2026-12-01T17:00:00Z'),
  usedAt: null,
  isOnHold: false,
  isPromo: true,
}
const use = { now, isVerified: true }
const rupiah = fc.integer({ min: 1, max: 50_000_000 }).map((whole) => `${whole}.00`)
const goods = fc.array(
  fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => amountText(decimal(cents).times('0.01'))),
  { minLength: 1, maxLength: 12 },
)

describe('a voucher', () => {
  it('pays what is shared out of it, in whole Rupiah [ORDER-1]', () => {
    expect(paidOf('50000.00', ['20000.99', '20000.99'])).toBe('40000.00')
    fc.assert(
      fc.property(rupiah, goods, (amount, goods) => {
        const paid = shareOut(amount, goods).reduce((sum, share) => sum.plus(share), decimal(0))
        expect(paidOf(amount, goods)).toBe(amountText(paid))
      }),
    )
    expect(paidOf('50000.50', ['100000.00'])).toBe('50000.00')
  })

  it('is good for goods from its least spend on, until it ends, and once [ORDER-1]', () => {
    const codeOf = (change: object, spent = '500000.00') => voucherObstacle({ ...voucher, ...change }, spent, use)?.code
    expect(codeOf({})).toBeUndefined()
    expect(codeOf({}, '499999.99')).toBe('voucher_below_minimum')
    expect(codeOf({ validUntil: now })).toBe('voucher_expired')
    expect(codeOf({ validUntil: new Date(now.getTime() + 1) })).toBeUndefined()
    expect(codeOf({ usedAt: now })).toBe('voucher_used')
    // its points were taken back
    expect(codeOf({ isOnHold: true })).toBe('voucher_points_owed')
  })

  it.each([{ usedAt: now }, { validUntil: now }, { minSpend: '500000.01' }])(
    'that is refused for %j is the field to mark [ORDER-1]',
    (change) => expect(voucherObstacle({ ...voucher, ...change }, '500000.00', use)?.field).toBe('voucher_id'),
  )

  it('of a promotion code is used by a person who has verified the e-mail address [REG-2]', () => {
    const unverified = { ...use, isVerified: false }
    expect(voucherObstacle(voucher, '500000.00', unverified)).toMatchObject({
      code: 'voucher_email_unverified',
      field: 'voucher_id',
    })
    expect(voucherObstacle({ ...voucher, isPromo: false }, '500000.00', unverified)).toBeNull()
  })

  it('tells the least spend [ORDER-1]', () => {
    expect(voucherObstacle(voucher, '1.00', use)?.sentence).toBe(
      'Voucher ini berlaku untuk belanja barang minimal Rp 500.000,00.',
    )
  })
})

describe('the end of a voucher', () => {
  it.each([
    // a minute before and after midnight in Jakarta
    ['2026-03-02T16:59:00Z', 14, '2026-03-16T17:00:00Z'],
    ['2026-03-02T17:01:00Z', 14, '2026-03-17T17:00:00Z'],
    ['2026-12-31T10:00:00Z', 0, '2026-12-31T17:00:00Z'],
  ])('given at %s for %i days is %s, the midnight after its last day [ORDER-1, REG-2]', (issuedAt, days, end) => {
    expect(voucherEnd(days, new Date(issuedAt))).toEqual(new Date(end))
  })
})

describe('a voucher that is returned', () => {
  it('comes back in parts whose least spends together are at most the first [ORDER-1]', () => {
    expect(minSpendOfReturn(voucher, '12500.00')).toBe('125000.00')
    fc.assert(
      fc.property(rupiah, goods, (amount, sellers) => {
        const first = { amount, minSpend: '5000000.00' }
        const spends = shareOut(amount, sellers).map((share) => minSpendOfReturn(first, share))
        const sum = spends.reduce((total, one) => total.plus(one), decimal(0))
        expect(isMore(sum, first.minSpend)).toBe(false)
      }),
    )
  })
})
