import { describe, expect, it } from 'vitest'
import { minimumPurchase, packNoun } from './pack-words.ts'

const sack = {
  packLabel: '25 kg sak kertas',
  packWeight: '25.000',
  unit: 'kg',
  minPurchase: '100',
}

describe('words of packs', () => {
  it.each([
    ['25 kg sak kertas', 'sak'],
    ['0,5 kg botol', 'botol'],
    ['1.000 L IBC', 'IBC'],
    ['5 kg', 'kemasan'],
  ])('counts %s by the %s', (packLabel, noun) => {
    expect(packNoun({ packLabel })).toBe(noun)
  })

  it('gives the minimum in units and packs [CART-2, DETAIL-1]', () => {
    expect(minimumPurchase(sack)).toBe('100 kg (4 sak)')
    expect(minimumPurchase({ ...sack, packWeight: '0.5', minPurchase: '1.5' })).toBe('1,5 kg (3 sak)')
  })
})
