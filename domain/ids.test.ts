import fc from 'fast-check'
import Sqids from 'sqids'
import { describe, expect, it } from 'vitest'
import { productCode, productIdOf } from './ids.ts'

const MOST = 2147483647

describe('the code of a product', () => {
  it('leads back to its product, and is the same every time [ROUTE-5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST }), (id) => {
        const code = productCode(id)
        expect(code).toMatch(/^[a-z0-9]{6,}$/)
        expect(productIdOf(code)).toBe(id)
        expect(productCode(id)).toBe(code)
      }),
    )
  })

  it('stays what it was when more products have been shown than codes are remembered [ROUTE-5]', () => {
    const before = productCode(117)
    for (let id = 1; id <= 20_001; id++) productCode(id)
    expect(productCode(117)).toBe(before)
    expect(productIdOf(before)).toBe(117)
  })

  it('is none that this platform did not make: no other text, number beyond the database, or several ids [ROUTE-5]', () => {
    const others = new Sqids({ alphabet: 'k3wm9rbqt7xn2zgcvh5yj4fdps8', minLength: 6 })
    for (const code of [
      '',
      'a',
      'PRODUK',
      others.encode([117, 118]),
      others.encode([MOST + 1]),
      `${productCode(117)}k`,
    ])
      expect(productIdOf(code)).toBeNull()
    expect(productIdOf(others.encode([MOST]))).toBe(MOST)
  })
})
