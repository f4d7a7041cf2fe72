import { describe, expect, it } from 'vitest'
import { minimumPurchase, packNoun } from './pack-words.ts'

const sack = {
  produk_kemasan: '25 kg sak kertas',
  produk_berat: '25.000',
  produk_satuan: 'kg',
  produk_jumlah_min_beli: '100',
}

describe('words of packs', () => {
  it.each([
    ['25 kg sak kertas', 'sak'],
    ['0,5 kg botol', 'botol'],
    ['1.000 L IBC', 'IBC'],
    ['5 kg', 'kemasan'],
  ])('counts %s by the %s', (produk_kemasan, noun) => {
    expect(packNoun({ produk_kemasan })).toBe(noun)
  })

  it('gives the minimum in units and packs [CART-2, DETAIL-1]', () => {
    expect(minimumPurchase(sack)).toBe('100 kg (4 sak)')
    expect(minimumPurchase({ ...sack, produk_berat: '0.5', produk_jumlah_min_beli: '1.5' })).toBe('1,5 kg (3 sak)')
  })
})
