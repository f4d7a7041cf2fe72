import { describe, expect, it } from 'vitest'
import { expectedFor, isWithin, laterOf, mostOrderable, type OrderableStock } from './beyond-stock.ts'
import { shortage } from './stock.ts'

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

  it('tell when all of a line is there, and without leave what can be ordered next [SHOP-5, SHOP-6]', () => {
    const expected = [
      { day: '2026-03-10', units: '20' },
      { day: '2026-03-20', units: '100' },
    ]
    const wordsFor = (units: string, change: Partial<OrderableStock> = {}) =>
      expectedFor(units, { ...stock, ...change, expected }, '2026-03-02')
    expect(wordsFor('50')).toBeNull()
    expect(wordsFor('75')).toEqual({ day: '2026-03-20', units: '25' })
    expect(wordsFor('75', { leadDays: null })).toEqual({ day: '2026-03-10', units: '20' })
    expect(wordsFor('250')).toBeNull()
  })

  it('are short of what is left in whole packs, in words [CART-3]', () => {
    expect(shortage('75', { ...stock, unitsInStock: '1260' })).toBeNull()
    expect(shortage('1250', { ...stock, unitsInStock: '1260' })).toBeNull()
    expect(shortage('1275', { ...stock, unitsInStock: '1260' })).toEqual({ left: '1.250', unit: 'kg' })
  })
})
