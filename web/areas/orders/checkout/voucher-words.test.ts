import { describe, expect, it } from 'vitest'
import type { Quote, QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { forfeitWords, redeemedHere } from './voucher-words.ts'

/** Two sellers' goods for Rp 120,000.50 after a discount of Rp 30,000, perhaps with a voucher that pays so much. */
function aQuote(discount?: string): Quote {
  const seller = (goods: string, sellerDiscount: string) => ({ amounts: { goods, sellerDiscount } }) as QuotedSeller
  const voucher = { id: 'v', code: 'SB-1', title: 'Voucher lama', amount: discount ?? '0', minSpend: '0.00' }
  return {
    sellers: [seller('100000.50', '30000.00'), seller('50000.00', '0.00')],
    addressId: 'x',
    vouchers: discount === undefined ? [] : [{ ...voucher, validUntil: '2099-01-01T00:00:00.000Z', obstacle: null }],
    voucherId: discount === undefined ? null : 'v',
    discount: discount ?? '0.00',
    total: '0.00',
    points: 0,
    approval: null,
  }
}

describe('a voucher in the checkout', () => {
  it('says before it is used what of it would be lost [ORDER-1]', () => {
    expect(forfeitWords('120000.00', aQuote())).toBeNull()
    expect(forfeitWords('500000.00', aQuote())).toBe(
      'Hanya Rp 120.000,00 yang terpakai di checkout ini; sisanya Rp 380.000,00 hangus.',
    )
  })
})

describe('a voucher that points are redeemed for in the checkout', () => {
  const reward = { amount: '50000.00', minSpend: '100000.00' }

  it('is used at once where none is chosen [ORDER-1, REG-5]', () => {
    expect(redeemedHere(reward, aQuote())).toEqual({ isUsed: true, words: null })
  })

  it('takes the place of a smaller one, which is said before [ORDER-1, REG-5]', () => {
    expect(redeemedHere(reward, aQuote('49999.00'))).toEqual({
      isUsed: true,
      words: 'Menggantikan Voucher lama di checkout ini.',
    })
  })

  it('leaves one that takes as much off where it is, which is said before [ORDER-1, REG-5]', () => {
    expect(redeemedHere(reward, aQuote('50000.00'))).toEqual({
      isUsed: false,
      words:
        'Voucher lama tetap dipakai di checkout ini karena potongannya, Rp 50.000,00, tidak lebih kecil; voucher baru disimpan.',
    })
    // what a larger one could take off elsewhere does not count
    expect(redeemedHere({ ...reward, amount: '900000.00' }, aQuote('120000.00')).isUsed).toBe(false)
  })

  it('says what of it would be lost, and where it cannot be used here [ORDER-1, REG-5]', () => {
    expect(redeemedHere({ ...reward, amount: '900000.00' }, aQuote()).words).toContain('sisanya Rp 780.000,00 hangus')
    expect(redeemedHere({ ...reward, minSpend: '120001.00' }, aQuote('10000.00'))).toEqual({
      isUsed: false,
      words: 'Nilai barang di checkout ini belum mencapai minimalnya: voucher disimpan.',
    })
  })
})
