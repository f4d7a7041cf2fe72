import { describe, expect, it } from 'vitest'
import { nearestUnits } from './nearest-units.ts'

const terms = {
  unit: 'kg',
  packWeight: '25',
  minPurchase: '50',
  unitsInStock: '210',
  leadDays: null,
  mostBeyond: null,
  unitsBeyond: '0',
}

describe('the nearest quantity that can be ordered', () => {
  it('is the next whole pack up, at least the minimum, at most the stock [CART-3, ORDER-7]', () => {
    expect(nearestUnits('60', terms)).toBe('75')
    expect(nearestUnits('10', terms)).toBe('50')
    expect(nearestUnits('500', terms)).toBe('200')
    expect(nearestUnits('199', terms)).toBe('200')
    expect(nearestUnits('0.7', { ...terms, packWeight: '0.5', minPurchase: '0.5' })).toBe('1')
  })

  it('is none where the wish is right or nothing can be ordered [ORDER-7]', () => {
    expect(nearestUnits('75', terms)).toBeNull()
    expect(nearestUnits('75', { ...terms, unitsInStock: '40' })).toBeNull()
  })

  it('is beyond the stock where the seller takes such orders [SHOP-6, ORDER-7]', () => {
    expect(nearestUnits('510', { ...terms, leadDays: 14 })).toBe('525')
    expect(nearestUnits('510', { ...terms, leadDays: 14, mostBeyond: '100' })).toBe('300')
  })
})
