import { describe, expect, it } from 'vitest'
import type { Refusal } from '#domain/refusal.ts'
import { correctionTo, stillFits } from './count-stock.ts'

const labels = { field: 'stok', unit: 'kg' }
const balance = { units: '50', onHand: '100', reserved: '30', inLots: '60', expired: '20' }

describe('a stock that is set by hand', () => {
  it('changes what is on hand, and leaves what is reserved and expired as it is [SHOP-5]', () => {
    expect(correctionTo('75.5', balance, labels)).toBe('25.5')
    expect(correctionTo('10', balance, labels)).toBe('-40')
    expect(correctionTo('50.000', balance, labels)).toBeNull()
  })

  it('makes up for what is short where more is reserved than there is [SHOP-5]', () => {
    const short = { units: '0', onHand: '20', reserved: '100', inLots: '0', expired: '0' }
    expect(correctionTo('0', short, labels)).toBeNull()
    expect(correctionTo('25', short, labels)).toBe('105')
  })

  it('is refused below what the lots hold [SHOP-5]', () => {
    expect(correctionTo('10', balance, labels)).toBe('-40')
    expect(refusalOf(() => correctionTo('9', balance, labels))).toMatchObject({
      code: 'stock_in_lots',
      field: 'stok',
      sentence: 'Lot produk ini berisi 60 kg: kurangi lotnya di Stok dan lot.',
    })
  })
})

describe('a correction made out before', () => {
  const counted = { units: '100', onHand: '150', reserved: '50', inLots: '60', expired: '0' }

  it.each([
    ['nothing has moved', {}, true],
    ['what was ordered since is there', { units: '60', reserved: '90' }, true],
    ['more was ordered since than it leaves', { units: '59', reserved: '91' }, false],
    ['lots hold more than it leaves', { inLots: '91' }, false],
    ['some has expired since', { expired: '41', inLots: '60' }, false],
  ])('still fits as long as what is held is there then: %s [SHOP-4, SHOP-5]', (_what, moved, fits) => {
    expect(stillFits('-60', { ...counted, ...moved })).toBe(fits)
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
