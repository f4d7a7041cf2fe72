import { describe, expect, it } from 'vitest'
import { isWithin, laterOf, mostOrderable, type OrderableStock } from './beyond-stock.ts'

const stock: OrderableStock = {
  unit: 'kg',
  packWeight: '25',
  unitsInStock: '60',
  leadDays: 10,
  mostBeyond: '100',
  unitsBeyond: '0',
}

describe('orders beyond the stock', () => {
  it('are taken up to what the seller allows, in whole packs; without leave up to the stock [SHOP-6]', () => {
    expect(mostOrderable(stock)).toBe('150')
    expect(mostOrderable({ ...stock, mostBeyond: null })).toBeNull()
    expect(mostOrderable({ ...stock, unitsInStock: '0', unitsBeyond: '40' })).toBe('50')
    expect(mostOrderable({ ...stock, unitsInStock: '0', unitsBeyond: '120' })).toBe('0')
    expect(mostOrderable({ ...stock, leadDays: null, mostBeyond: null })).toBe('50')
  })

  it('say what comes later: what is more than the whole packs that are there [SHOP-6]', () => {
    expect(laterOf('50', stock)).toBeNull()
    expect(laterOf('75', stock)).toEqual({ units: '25', days: 10 })
    expect(laterOf('75', { ...stock, unitsInStock: '0' })).toEqual({ units: '75', days: 10 })
    expect(laterOf('75', { ...stock, leadDays: null, mostBeyond: null })).toBeNull()
  })

  it('are accepted where no more comes later, and no later, than was accepted [SHOP-6]', () => {
    const accepted = { units: '50', days: 10 }
    expect(isWithin({ units: '25', days: 10 }, accepted)).toBe(true)
    expect(isWithin({ units: '50', days: 5 }, accepted)).toBe(true)
    expect(isWithin({ units: '75', days: 10 }, accepted)).toBe(false)
    expect(isWithin({ units: '50', days: 11 }, accepted)).toBe(false)
  })
})
