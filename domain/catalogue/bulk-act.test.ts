import { describe, expect, it } from 'vitest'
import { canStillUndo, pricesChangedBy, statusAmongMany } from './bulk-act.ts'

const priced = (...amounts: string[]) => amounts.map((amount, index) => ({ level: index + 1, amount }))
const changed = (amounts: string[], percent: string, lowest: string | null = null) =>
  pricesChangedBy(priced(...amounts), percent, lowest).map(({ amount }) => amount)

describe('prices changed by percent', () => {
  it('are whole Rupiah, halves up, at every level [SHOP-2]', () => {
    expect(changed(['18450.00', '101.00'], '2.5')).toEqual(['18911.00', '104.00'])
    expect(changed(['101.00'], '50')).toEqual(['152.00'])
    expect(changed(['18450.55'], '0')).toEqual(['18451.00'])
  })

  it('make no level dearer than the one before it, which needs no question [SHOP-3]', () => {
    for (const percent of ['-99', '-33.3', '0.4', '7', '250']) {
      for (const lowest of [null, '85.50', '100.00']) {
        const [first, second, third] = changed(['100.49', '100.48', '85.50'], percent, lowest).map(Number)
        expect([first, second]).toEqual([Math.max(first ?? 0, second ?? 0), Math.max(second ?? 0, third ?? 0)])
      }
    }
  })

  it('do not fall below the lowest price; what stood below it falls no deeper than asked [SHOP-2]', () => {
    expect(changed(['100.00', '90.00', '70.00'], '-20', '85.50')).toEqual(['85.50', '85.50', '56.00'])
    expect(changed(['100.00'], '10', '100.00')).toEqual(['110.00'])
  })

  it('are refused where there is none, or it would be nothing or too large [SHOP-2]', () => {
    expect(() => changed([], '5')).toThrow(
      expect.objectContaining({ code: 'product_without_price', field: 'produk_id' }),
    )
    expect(() => changed(['1.00'], '-90')).toThrow(
      expect.objectContaining({ code: 'price_too_large', field: 'persen' }),
    )
    expect(() => changed(['9999999999999.99'], '1')).toThrow(expect.objectContaining({ code: 'price_too_large' }))
  })
})

it('withdraws and sells again what is on sale or withdrawn, neither drafts nor what waits for its shop [SHOP-2]', () => {
  expect([statusAmongMany('published', 'withdraw'), statusAmongMany('withdrawn', 'publish')]).toEqual([
    'withdrawn',
    'published',
  ])
  expect(() => statusAmongMany('draft', 'publish')).toThrow(expect.objectContaining({ code: 'product_is_draft' }))
  expect(() => statusAmongMany('closed', 'withdraw')).toThrow(
    expect.objectContaining({ code: 'shop_suspended', field: 'produk_id' }),
  )
  expect(() => statusAmongMany('banned', 'publish')).toThrow(expect.objectContaining({ code: 'product_banned' }))
})

it('can be undone for a day [SHOP-2]', () => {
  const at = new Date('2026-11-20T03:00:00Z')
  expect(canStillUndo(at, new Date('2026-11-21T02:59:59Z'))).toBe(true)
  expect(canStillUndo(at, new Date('2026-11-21T03:00:00Z'))).toBe(false)
})
