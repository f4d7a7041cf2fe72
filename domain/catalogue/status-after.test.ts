import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { ProductStatus } from './product-status.ts'
import { canChange, statusAfter } from './status-after.ts'

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

  it('may be changed by those whose role allows it, into what it is not [SELLER-1, ROLE-10]', () => {
    const answers = (status: ProductStatus, role: Role = 'owner') => {
      const can = canChange(status, { companyKind: 'seller', role })
      return [can.withdraw.reason, can.publish.reason]
    }

    expect(answers('published')).toEqual([null, 'Produk ini sudah dijual.'])
    expect(answers('withdrawn')).toEqual(['Produk ini sudah ditarik.', null])
    expect(answers('draft')).toEqual(['Produk ini masih draf.', 'Produk ini masih draf.'])
    expect(new Set(answers('published', 'warehouse'))).toEqual(new Set(['Peran Anda hanya dapat melihat produk.']))
  })
})
