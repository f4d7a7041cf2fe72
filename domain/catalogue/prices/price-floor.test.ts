import { describe, expect, it } from 'vitest'
import {
  beyondRefusal,
  beyondWords,
  boundOfLevels,
  checkFirstSale,
  faultsOfSales,
  isBelowLimit,
  isBeyond,
  salesFloor,
  salesLimitWords,
} from './price-floor.ts'

const reference = { listPrice: '12000.00', lowestPrice: '10000.00' }

describe('the lowest price of sales', () => {
  it.each([
    ['some percent below the list price', 10, '10800.00'],
    ['the list price itself where they may give nothing', 0, '12000.00'],
    ['any price where they may give all of it', 100, '0.00'],
    ['the lowest price of the product where the owner has not decided', null, '10000.00'],
  ])('is %s [SHOP-7]', (_, discount, amount) => {
    expect(salesFloor(reference, discount).amount).toBe(amount)
  })

  it('is half the list price where neither says so, and never above the list price [SHOP-7]', () => {
    expect(salesFloor({ ...reference, lowestPrice: null }, null).amount).toBe('6000.00')
    expect(salesFloor({ ...reference, lowestPrice: '13000.00' }, null).amount).toBe('12000.00')
  })

  it('is theirs to give, as is what was there before; one sen less is not [SHOP-7]', () => {
    const floor = salesFloor(reference, 10)
    const beyond = (price: string, before: string | null) => isBeyond(price, before, floor)
    expect([beyond('10800.00', null), beyond('10799.99', null)]).toEqual([false, true])
    expect([beyond('9000.00', '9000.00'), beyond('9500.00', '9000.00')]).toEqual([false, false])
    expect(beyond('8999.99', '9000.00')).toBe(true)
  })
})

describe('what sales may not give', () => {
  it('is told with how far they may go, and by what [SHOP-7]', () => {
    const refusal = (discount: number | null) => beyondRefusal(salesFloor(reference, discount), 'harga')
    expect(refusal(10)).toMatchObject({ code: 'price_beyond_grants', field: 'harga' })
    expect(refusal(10).sentence).toMatch('Rp 10.800,00')
    expect(refusal(10).sentence).toMatch('10 % di bawah harga daftar Rp 12.000,00')
    expect(refusal(0).sentence).toMatch(/(?<!bawah )harga daftar Rp 12\.000,00/)
    expect(refusal(null).sentence).toMatch('harga terendah produk ini')
    expect(beyondWords('5000.00', salesFloor(reference, 10))).toBe(
      '58,3 % di bawah harga daftar Rp 12.000,00, wewenang sales sampai Rp 10.800,00',
    )
  })

  it('is a price from a quantity on for a draft; the owner is bound by nothing [SHOP-7]', () => {
    const floor = salesFloor(reference, 10)
    const bounds = { floors: new Map([[1, floor]]), ofNew: () => floor }
    expect([boundOfLevels(bounds, 1), boundOfLevels(null, 1), boundOfLevels(null, 2)]).toEqual([floor, null, null])
    expect(() => boundOfLevels(bounds, 2)).toThrow(
      expect.objectContaining({ code: 'draft_prices_of_owner', field: 'harga' }),
    )
  })

  it('is to put a product on sale for the first time, or what was sold as another material [SHOP-7]', () => {
    const floor = salesFloor(reference, 10)
    const bounds = { floors: new Map(), ofNew: () => floor }
    const as = (status: 'draft' | 'published' | 'withdrawn', materialId = 1) => ({ status, materialId })
    const check = (before: ReturnType<typeof as> | null, after: ReturnType<typeof as>) => () =>
      checkFirstSale(bounds, { before, after })
    const refused = (code: string, field: string) => expect.objectContaining({ code, field })
    for (const before of [null, as('draft')])
      expect(check(before, as('published'))).toThrow(refused('first_sale_of_owner', 'status'))
    expect(check(as('withdrawn'), as('published', 2))).toThrow(refused('other_material_of_owner', 'bahan_id'))
    expect(check(as('withdrawn'), as('published'))).not.toThrow()
    expect(check(as('draft'), as('draft', 2))).not.toThrow()
    expect(() => checkFirstSale(null, { before: null, after: as('published') })).not.toThrow()
  })

  it('is told while it is typed, and what is no price yet is not below [SHOP-7]', () => {
    expect(salesLimitWords(null, '1')).toBeNull()
    expect(salesLimitWords('10800.00', null)).toBe('Wewenang sales sampai Rp 10.800,00.')
    expect(salesLimitWords('10800.00', '10800')).toBe('Wewenang sales sampai Rp 10.800,00.')
    expect(salesLimitWords('10800.00', '10799.99')).toBe(
      'Di bawah wewenang sales Rp 10.800,00: menunggu persetujuan pemilik.',
    )
    const typed = ['', 'abc', '1.', 'x1', '1x', null]
    expect(typed.map((price) => isBelowLimit('10800.00', price))).toEqual(typed.map(() => false))
    expect([isBelowLimit(null, '1'), isBelowLimit('10800.00', '1.5')]).toEqual([false, true])
  })
})

describe('an offer that sales save', () => {
  const prices = { price: '12000.00', priceAtLevel2: null, priceAtLevel3: null, lowestPrice: '10000.00' }
  const bounds = (discount: number | null) => ({
    floors: new Map([[1, salesFloor(reference, discount)]]),
    ofNew: (listPrice: string) => salesFloor({ listPrice, lowestPrice: null }, discount),
  })
  const faults = (more: Partial<typeof prices> | object, id: number | null = 1, discount: number | null = 20) =>
    Object.keys(faultsOfSales({ ...prices, ...more }, { id, before: id === null ? null : prices }, bounds(discount)))

  it('is marked at each price below it, and at a lowest price below it [SHOP-7]', () => {
    expect(faults({})).toEqual([])
    expect(faults({ price: '9000', priceAtLevel2: '9600', priceAtLevel3: '1' })).toEqual(['price', 'priceAtLevel3'])
    expect(faults({ lowestPrice: '9599.99' })).toEqual(['lowestPrice'])
  })

  it('is measured by its own list price where it is new [SHOP-7]', () => {
    expect(faults({ price: '100', priceAtLevel2: '79', lowestPrice: null }, null)).toEqual(['priceAtLevel2'])
    expect(faults({ price: null, lowestPrice: null }, null)).toEqual([])
  })

  it('keeps the lowest price while that is what bounds sales [SHOP-7]', () => {
    expect(faults({ lowestPrice: null }, 1, null)).toEqual(['lowestPrice'])
    expect(faults({ lowestPrice: null })).toEqual([])
  })
})
