import { expect, it } from 'vitest'
import { audienceText, discountText } from './words.ts'

it('says what a voucher takes off, and whom it is for [SHOP-7]', () => {
  expect(discountText({ kind: 'amount', value: '50000', mostDiscount: null })).toBe('Rp 50.000,00')
  expect(discountText({ kind: 'percent', value: '10', mostDiscount: null })).toBe('10 %')
  expect(discountText({ kind: 'percent', value: '2.5', mostDiscount: '100000' })).toBe(
    '2,5 %, paling banyak Rp 100.000,00',
  )
  expect(audienceText({ priceLevel: null, customerName: null })).toBe('Semua pelanggan')
  expect(audienceText({ priceLevel: 2, customerName: null })).toBe('Level harga 2')
  expect(audienceText({ priceLevel: 2, customerName: 'PT Uji' })).toBe('PT Uji')
})
