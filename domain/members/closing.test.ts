import { describe, expect, it } from 'vitest'
import { closesWith, closingObstacles, type HeldPlace } from './closing.ts'

const place = (wishes: Partial<HeldPlace> = {}): HeldPlace => ({
  companyId: '0190',
  companyName: 'PT Contoh',
  companyKind: 'buyer',
  role: 'owner',
  others: [],
  openOrders: 0,
  unpaidOrders: 0,
  ...wishes,
})
const codes = (...places: Partial<HeldPlace>[]) => closingObstacles(places.map(place)).map(({ code }) => code)

describe('closing an account', () => {
  it('closes a buyer that has no other member, when nothing of it is under way [REG-3]', () => {
    expect(codes({})).toEqual([])
    expect(closesWith(place())).toBe(true)
    expect(codes({ openOrders: 1 })).toEqual(['closing_orders_open'])
    expect(codes({ unpaidOrders: 1 })).toEqual(['closing_unpaid'])
    expect(closingObstacles([place({ openOrders: 3, unpaidOrders: 1 })])[0]?.sentence).toContain(
      'PT Contoh masih memiliki 3 pesanan',
    )
  })

  it('leaves a company with others alone, whose business is not this person’s [REG-3]', () => {
    const with2 = { others: ['owner', 'purchaser'] as const, openOrders: 2, unpaidOrders: 2 }
    expect(closesWith(place(with2))).toBe(false)
    expect(codes(with2)).toEqual([])
    expect(codes({ role: 'purchaser', others: ['owner'], openOrders: 2 })).toEqual([])
  })

  it('waits for another owner or administrator where there would be none [REG-3]', () => {
    expect(codes({ others: ['purchaser', 'approver'] })).toEqual(['closing_last_owner'])
    const seller = { companyKind: 'seller' } as const
    expect(codes({ ...seller, others: [] }, { ...seller, others: ['sales'] })).toEqual([
      'closing_last_seller',
      'closing_last_seller',
    ])
    expect(codes({ ...seller, others: ['owner'] }, { ...seller, role: 'sales', others: ['owner'] })).toEqual([])
    const platform = { companyKind: 'platform', role: 'administrator' } as const
    expect(codes({ ...platform, others: [] })).toEqual(['closing_last_administrator'])
    expect(codes({ ...platform, others: ['administrator'] })).toEqual([])
    expect(closesWith(place({ ...seller }))).toBe(false)
  })

  it('tells of every company that needs the person first [REG-3]', () => {
    const seller = { companyKind: 'seller', companyName: 'PT Toko' } as const
    expect(
      closingObstacles([place({ openOrders: 1 }), place(), place(seller)]).map(({ sentence }) => sentence),
    ).toEqual([expect.stringContaining('PT Contoh'), expect.stringContaining('PT Toko')])
  })
})
