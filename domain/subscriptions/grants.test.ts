import { describe, expect, it } from 'vitest'
import { beyondGrants, type GrantLimits } from './grants.ts'

const limits: GrantLimits = {
  plainTypes: ['transfer'],
  creditDays: 30,
  creditLimit: '50000000.00',
  priceLevel: 2,
  discount: null,
}
const beyond = (
  terms: { priceLevel?: number; payments?: { code: string; creditLimit: string | null }[] },
  before: Parameters<typeof beyondGrants>[1] = null,
) => beyondGrants({ priceLevel: 1, payments: [], ...terms }, before, limits)

describe('what sales may grant', () => {
  it('is everything up to the limits themselves [SHOP-7]', () => {
    const payments = [
      { code: 'transfer', creditLimit: null },
      { code: 'tempo-30', creditLimit: '50000000.00' },
    ]
    expect(beyond({ priceLevel: 2, payments })).toEqual([])
    const both = { ...limits, plainTypes: ['transfer', 'cod'] } as const
    expect(beyondGrants({ priceLevel: 1, payments: [{ code: 'cod', creditLimit: null }] }, null, both)).toEqual([])
  })

  it.each([
    [{ priceLevel: 3 }, 'Level harga 3, wewenang sales sampai level 2'],
    [{ payments: [{ code: 'cod', creditLimit: null }] }, 'Bayar di tempat (COD) di luar wewenang sales'],
    [{ payments: [{ code: 'tempo-31', creditLimit: '1.00' }] }, 'Tempo 31 hari, wewenang sales sampai 30 hari'],
    [
      { payments: [{ code: 'tempo-30', creditLimit: '50000000.01' }] },
      'Limit kredit Rp 50.000.000,01 untuk Tempo 30 hari, wewenang sales sampai Rp 50.000.000,00',
    ],
  ])('is not %j [SHOP-7]', (terms, sentence) => {
    expect(beyond(terms)).toEqual([sentence])
  })

  it('is no credit where the days are 0 [SHOP-7]', () => {
    const payments = [{ code: 'tempo-1', creditLimit: '1.00' }]
    expect(beyondGrants({ priceLevel: 1, payments }, null, { ...limits, creditDays: 0 })).toEqual([
      'Tempo 1 hari, sales tidak berwenang memberi tempo',
    ])
  })

  it('counts everything that is too much, each with its own sentence [SHOP-7]', () => {
    expect(beyond({ priceLevel: 3, payments: [{ code: 'tempo-90', creditLimit: '90000000.00' }] })).toHaveLength(3)
  })
})

describe('what the customer has already', () => {
  const had = { priceLevel: 3, payments: [{ code: 'tempo-90', creditLimit: '80000000.00' }] }

  it('may stay, or become less [SHOP-7]', () => {
    expect(beyond(had, had)).toEqual([])
    expect(beyond({ payments: [{ code: 'tempo-90', creditLimit: '70000000.00' }] }, had)).toEqual([])
    const unlimited = { priceLevel: 1, payments: [{ code: 'tempo-90', creditLimit: null }] }
    expect(beyond(unlimited, unlimited)).toEqual([])
    expect(beyond({ payments: [{ code: 'tempo-90', creditLimit: '900000000.00' }] }, unlimited)).toEqual([])
  })

  it('is not a reason for more of it, nor for another type [SHOP-7]', () => {
    expect(beyond({ payments: [{ code: 'tempo-90', creditLimit: '80000000.01' }] }, had)).toHaveLength(2)
    expect(beyond({ payments: [{ code: 'tempo-60', creditLimit: '1.00' }] }, had)).toHaveLength(1)
  })
})
