import { describe, expect, it } from 'vitest'
import { type ClosingMembership, closesWith, closingObstacles, companyObstacles } from './closing.ts'

const membership = (wishes: Partial<ClosingMembership> = {}): ClosingMembership => ({
  companyId: '0190',
  companyName: 'PT Contoh',
  companyKind: 'buyer',
  role: 'owner',
  others: 0,
  able: [],
  openOrders: 0,
  unpaidOrders: 0,
  openAccounts: 0,
  openClaims: 0,
  claimable: 0,
  credits: 0,
  ...wishes,
})
const codes = (...memberships: Partial<ClosingMembership>[]) =>
  closingObstacles(memberships.map(membership)).map(({ code }) => code)

describe('closing an account', () => {
  it('closes a buyer that has no other member, when nothing of it is under way [REG-3]', () => {
    expect(codes({})).toEqual([])
    expect(closesWith(membership())).toBe(true)
    expect(codes({ openOrders: 1 })).toEqual(['closing_orders_open'])
    expect(codes({ unpaidOrders: 1 })).toEqual(['closing_unpaid'])
    expect(closingObstacles([membership({ openOrders: 3, unpaidOrders: 1 })])[0]?.sentence).toContain(
      'PT Contoh masih memiliki 3 pesanan',
    )
  })

  it('leaves a company with others alone, whose business is not this person’s [REG-3]', () => {
    const with2 = { others: 2, able: ['owner', 'purchaser'] as const, openOrders: 2, unpaidOrders: 2 }
    expect(closesWith(membership(with2))).toBe(false)
    expect(codes(with2)).toEqual([])
    expect(codes({ role: 'purchaser', others: 1, able: ['owner'], openOrders: 2 })).toEqual([])
    // who is no owner leaves no company without one that was not so already
    expect(codes({ role: 'purchaser', others: 1, able: ['approver'] })).toEqual([])
    expect(codes({ openOrders: 1, unpaidOrders: 1 })).toEqual(['closing_orders_open'])
  })

  it('waits for another owner or administrator where there would be none [REG-3]', () => {
    expect(codes({ others: 2, able: ['purchaser', 'approver'] })).toEqual(['closing_last_owner'])
    const seller = { companyKind: 'seller' } as const
    expect(codes({ ...seller, others: 1, able: ['sales'] })).toEqual(['closing_last_seller'])
    expect(
      codes({ ...seller, others: 1, able: ['owner'] }, { ...seller, role: 'sales', others: 1, able: ['owner'] }),
    ).toEqual([])
    const platform = { companyKind: 'platform', role: 'administrator' } as const
    expect(codes(platform)).toEqual(['closing_last_administrator'])
    expect(codes({ ...platform, others: 1, able: ['administrator'] })).toEqual([])
    expect(closesWith(membership({ ...platform }))).toBe(false)
  })

  it('does not count on somebody who is blocked, whose company is not closed for that [REG-3, ADMIN-1]', () => {
    expect(codes({ others: 1, able: [] })).toEqual(['closing_last_owner'])
    expect(closesWith(membership({ others: 1, able: [] }))).toBe(false)
  })

  it('tells of every company that needs the person first [REG-3]', () => {
    const seller = { companyKind: 'seller', companyName: 'PT Toko', others: 1 } as const
    expect(
      closingObstacles([membership({ openOrders: 1 }), membership(), membership(seller)]).map(
        ({ sentence }) => sentence,
      ),
    ).toEqual([expect.stringContaining('PT Contoh'), expect.stringContaining('PT Toko')])
  })
})

describe('closing a company', () => {
  it('waits for all that is under way, and says all of it [OPS-5]', () => {
    const open = { openOrders: 1, unpaidOrders: 2, openClaims: 3, credits: 4 }
    const obstaclesOf = (companyKind: 'buyer' | 'seller') =>
      companyObstacles(membership({ companyKind, ...open }), 'perusahaan')
    expect(obstaclesOf('buyer').map(({ code }) => code)).toEqual([
      'closing_orders_open',
      'closing_unpaid',
      'closing_claims_open',
      'closing_credit_left',
    ])
    expect(obstaclesOf('seller').map(({ code }) => code)).toEqual([
      'closing_orders_open',
      'closing_uncollected',
      'closing_claims_open',
      'closing_credit_held',
    ])
    for (const { sentence } of obstaclesOf('seller')) expect(sentence).toMatch(/^PT Contoh .*tutup perusahaan\.$/)
    expect(companyObstacles(membership(), 'perusahaan')).toEqual([])
  })
})
