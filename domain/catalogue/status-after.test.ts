import { describe, expect, it } from 'vitest'
import { statusAfter } from './status-after.ts'

describe('a product', () => {
  it('is withdrawn and sold again; a second time changes nothing [SELLER-1]', () => {
    expect(statusAfter('dijual', 'tarik')).toBe('ditarik')
    expect(statusAfter('ditarik', 'tarik')).toBe('ditarik')
    expect(statusAfter('ditarik', 'terbitkan')).toBe('dijual')
    expect(statusAfter('dijual', 'terbitkan')).toBe('dijual')
  })

  it('that is a draft is neither [SELLER-1]', () => {
    expect(() => statusAfter('draf', 'tarik')).toThrow('draf')
    expect(() => statusAfter('draf', 'terbitkan')).toThrow('draf')
  })
})
