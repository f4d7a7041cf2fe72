import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { ProductStatus } from './product-status.ts'
import { canChange, statusAfter, statusSaved } from './status-after.ts'

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
      return [can.withdraw.reason, can.publish.reason, can.edit.reason]
    }

    expect(answers('published')).toEqual([null, 'Produk ini sudah dijual.', null])
    expect(answers('withdrawn')).toEqual(['Produk ini sudah ditarik.', null, null])
    expect(answers('draft')).toEqual(['Produk ini masih draf.', 'Produk ini masih draf.', null])
    expect(new Set(answers('published', 'warehouse'))).toEqual(new Set(['Peran Anda hanya dapat melihat produk.']))
  })
})

describe('a product that is written anew', () => {
  it('stays what it is, or is sold [SELLER-2]', () => {
    expect(statusSaved('draft', 'draft')).toBe('draft')
    expect(statusSaved('withdrawn', 'withdrawn')).toBe('withdrawn')
    expect(statusSaved('draft', 'published')).toBe('published')
    expect(statusSaved('withdrawn', 'published')).toBe('published')
  })

  it('never becomes a draft again, and is withdrawn by its own act, which ends what is negotiated [SELLER-1, SELLER-2]', () => {
    expect(() => statusSaved('published', 'draft')).toThrow('product_not_draft')
    expect(() => statusSaved('withdrawn', 'draft')).toThrow('product_not_draft')
    expect(() => statusSaved('published', 'withdrawn')).toThrow('product_not_withdrawn')
  })
})
