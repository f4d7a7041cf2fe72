import { describe, expect, it } from 'vitest'
import type { Offer } from '../catalogue/offer.ts'
import { changesOfPrice, changesOfProduct, largestPercent } from './changes.ts'
import type { CurrentPrice } from './validate-price.ts'

const offer: Offer = {
  materialId: 7,
  sku: 'GL-25',
  name: 'Gula',
  nameEnglish: '',
  otherNames: [],
  grade: '',
  maker: '',
  origin: '',
  form: '',
  container: '',
  unit: 'kg',
  packWeight: '25',
  minPurchase: null,
  minNego: null,
  stock: '0',
  price: '12000.00',
  priceAtLevel2: null,
  priceAtLevel3: null,
  negotiable: true,
  lowestPrice: null,
  negoPercent: null,
  showcases: [],
  description: '',
  importantInfo: '',
  storage: '',
  shelfLifeMonths: null,
}
const before = { offer, status: 'published' as const, materialName: 'Gula' }
const changed = (change: Partial<Offer>) => changesOfProduct(before, { ...before, offer: { ...offer, ...change } })

describe('what a row changes', () => {
  it('is told from what to what, of numbers with how many percent; what is only written otherwise is none [SHOP-4]', () => {
    expect(changed({ price: '13000', packWeight: '25.000', sku: 'GL-26', maker: 'Velda', negotiable: false })).toEqual([
      { column: 'sku', before: 'GL-25', after: 'GL-26', percent: null },
      { column: 'produsen', before: null, after: 'Velda', percent: null },
      { column: 'harga', before: '12000.00', after: '13000', percent: 8.3 },
      { column: 'negotiable', before: 'ya', after: 'tidak', percent: null },
    ])
    expect(changed({ price: '6000' })[0]?.percent).toBe(-50)
  })

  it('has no percent of nothing [SHOP-4]', () => {
    expect(changed({ stock: '500', priceAtLevel2: '11000', price: null }).map(({ percent }) => percent)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('of a new product is what it begins with, and of what it lacks nothing [SHOP-4]', () => {
    const made = changesOfProduct(null, { ...before, status: 'draft', offer: { ...offer, sku: '' } })
    expect(made).toEqual([
      { column: 'berat', before: null, after: '25', percent: null },
      { column: 'harga', before: null, after: '12000.00', percent: null },
      { column: 'stok', before: null, after: '0', percent: null },
      { column: 'status', before: null, after: 'draf', percent: null },
    ])
  })

  it('names material and status as people know them [SHOP-4]', () => {
    expect(changesOfProduct(before, { ...before, status: 'withdrawn', materialName: 'Sukrosa' })).toEqual([
      { column: 'bahan', before: 'Gula', after: 'Sukrosa', percent: null },
      { column: 'status', before: 'dijual', after: 'ditarik', percent: null },
    ])
  })

  it('of a price by quantity is its amount and its days [SHOP-4]', () => {
    const price: CurrentPrice = {
      id: null,
      level: 1,
      list: null,
      from: '100',
      amount: '900',
      firstDay: '2026-12-01',
      lastDay: null,
    }
    expect(changesOfPrice({ before: null, price })).toEqual([
      { column: 'harga_mulai', before: null, after: '900', percent: null },
      { column: 'dari', before: null, after: '2026-12-01', percent: null },
    ])
    expect(changesOfPrice({ before: { ...price, amount: '1000.00', lastDay: '2026-12-31' }, price })).toEqual([
      { column: 'harga_mulai', before: '1000.00', after: '900', percent: -10 },
      { column: 'sampai', before: '2026-12-31', after: null, percent: null },
    ])
  })

  it('moves most where its largest number moves, either way [SHOP-4]', () => {
    expect(largestPercent(changed({ price: '6000', packWeight: '30' }))).toBe(50)
    expect(largestPercent(changed({ sku: 'X' }))).toBeNull()
  })
})
