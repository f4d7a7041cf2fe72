import { describe, expect, it } from 'vitest'
import type { Refusal } from '../refusal.ts'
import { correctionTo } from './count-stock.ts'

const told = { field: 'stok', unit: 'kg' }
const balance = { units: '50', onHand: '100', reserved: '30', inLots: '60', expired: '20' }

describe('a stock that is set by hand', () => {
  it('changes what is on hand, and leaves what is reserved and expired as it is [SHOP-5]', () => {
    expect(correctionTo('75.5', balance, told)).toBe('25.5')
    expect(correctionTo('10', balance, told)).toBe('-40')
    expect(correctionTo('50.000', balance, told)).toBeNull()
  })

  it('makes up for what is short where more is reserved than there is [SHOP-5]', () => {
    const short = { units: '0', onHand: '20', reserved: '100', inLots: '0', expired: '0' }
    expect(correctionTo('0', short, told)).toBeNull()
    expect(correctionTo('25', short, told)).toBe('105')
  })

  it('is refused below what the lots hold [SHOP-5]', () => {
    expect(correctionTo('10', balance, told)).toBe('-40')
    expect(refusalOf(() => correctionTo('9', balance, told))).toMatchObject({
      code: 'stock_in_lots',
      field: 'stok',
      sentence: 'Lot produk ini berisi 60 kg: kurangi lotnya di Stok dan lot.',
    })
  })
})

function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return error as Refusal // nothing else is thrown
  }
}
