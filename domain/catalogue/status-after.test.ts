import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { ProductStatus } from './product-status.ts'
import { canChange, statusAfter, statusBanned, statusLifted, statusOfShop, statusSaved } from './status-after.ts'

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

describe('a product that the platform takes off sale', () => {
  it('is so whatever it was, unless it is a draft, and then its seller neither sells nor withdraws it [ADM-3]', () => {
    const all = ['published', 'withdrawn', 'closed', 'banned', 'draft'] as const
    expect(all.map(statusBanned)).toEqual(['banned', 'banned', 'banned', 'banned', 'draft'])
    for (const act of ['publish', 'withdraw'] as const) {
      expect(() => statusAfter('banned', act)).toThrow(
        expect.objectContaining({ code: 'product_banned', field: 'produk_id' }),
      )
    }
    const can = canChange('banned', { companyKind: 'seller', role: 'owner' })
    expect([can.publish.allowed, can.withdraw.allowed, can.edit.allowed]).toEqual([false, false, true])
  })

  it('stays so however it is written anew [ADM-3, SHOP-4]', () => {
    expect(() => statusSaved('banned', 'published')).toThrow(
      expect.objectContaining({ code: 'product_banned', field: 'status' }),
    )
    expect([statusSaved('banned', 'banned'), statusSaved('banned', 'withdrawn')]).toEqual(['banned', 'banned'])
    // from a file of when it was
    expect(statusSaved('published', 'banned')).toBe('published')
  })

  it('is sold again when that is lifted, once its shop is open, unless its seller had withdrawn it [ADM-3]', () => {
    expect(statusLifted({ withdrawn: false, suspended: false })).toBe('published')
    expect(statusLifted({ withdrawn: false, suspended: true })).toBe('closed')
    expect(statusLifted({ withdrawn: true, suspended: false })).toBe('withdrawn')
  })
})

describe('a product of a shop that is suspended', () => {
  it('waits for its shop, and is sold again with it [ADM-2]', () => {
    expect(statusOfShop('close')).toEqual({ from: ['published'], to: 'closed' })
    expect(statusOfShop('reopen')).toEqual({ from: ['closed'], to: 'published' })
  })

  it('stays what it is when it is written anew, as does what waited when the shop was opened meanwhile [ADM-2]', () => {
    expect(statusSaved('closed', 'published')).toBe('closed')
    expect(statusSaved('published', 'closed')).toBe('published')
    expect(statusSaved('withdrawn', 'closed')).toBe('withdrawn')
    const can = canChange('closed', { companyKind: 'seller', role: 'owner' })
    expect([can.publish.reason, can.withdraw.reason]).toEqual(['Toko Anda sedang ditangguhkan.', null])
  })

  it('has its stock changed by who may change stocks [ROLE-10]', () => {
    const stock = (role: Role) => canChange('published', { companyKind: 'seller', role }).stock.allowed
    expect([stock('warehouse'), stock('finance')]).toEqual([true, false])
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
    expect(() => statusSaved('published', 'withdrawn')).toThrow(
      expect.objectContaining({ code: 'product_not_withdrawn', field: 'status' }),
    )
  })
})
