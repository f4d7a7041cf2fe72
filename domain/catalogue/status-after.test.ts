import { describe, expect, it } from 'vitest'
import { statusAfter } from './status-after.ts'

describe('a product', () => {
  it('is withdrawn and sold again; a second time changes nothing [SELLER-1]', () => {
    expect(statusAfter('published', 'withdraw')).toBe('withdrawn')
    expect(statusAfter('withdrawn', 'withdraw')).toBe('withdrawn')
    expect(statusAfter('withdrawn', 'publish')).toBe('published')
    expect(statusAfter('published', 'publish')).toBe('published')
  })

  it('that is a draft is neither [SELLER-1]', () => {
    expect(() => statusAfter('draft', 'withdraw')).toThrow('draft')
    expect(() => statusAfter('draft', 'publish')).toThrow(
      expect.objectContaining({ code: 'product_is_draft', field: 'produk_id' }),
    )
  })
})
