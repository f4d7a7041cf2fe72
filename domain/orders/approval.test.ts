import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PurchaseLimits } from '../accounts/purchase-limits.ts'
import type { Role } from '../companies/permissions.ts'
import { amountText, decimal, isMore } from '../money.ts'
import { lapsedBefore, passedLimit, passedLimitText, subscriptionOver } from './approval.ts'

const none: PurchaseLimits = { perOrder: null, perMonth: null }
const purchaser = (limits: Partial<PurchaseLimits>) => ({ role: 'purchaser' as Role, limits: { ...none, ...limits } })
const amounts = fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => amountText(decimal(cents).times('0.01')))
const limit = fc.option(amounts)

describe('the limit of an order', () => {
  it('is passed above it, not at it [ROLE-10]', () => {
    const member = purchaser({ perOrder: '1000000.00' })
    expect(passedLimit(member, { total: '1000000.00', reserved: '0.00' })).toBeNull()
    expect(passedLimit(member, { total: '1000000.01', reserved: '0.00' })).toEqual({ of: 'order', limit: '1000000.00' })
  })

  it('is none where it is empty, and 0 is nothing at all [ROLE-10]', () => {
    expect(passedLimit(purchaser({}), { total: '9999999999.00', reserved: '9999999999.00' })).toBeNull()
    for (const zero of ['0', '0.00']) {
      for (const limits of [{ perOrder: zero }, { perMonth: zero }]) {
        // even an order that a voucher pays in full
        expect(passedLimit(purchaser(limits), { total: '0.00', reserved: '0.00' })).not.toBeNull()
      }
    }
  })

  it('binds the purchaser, not the owner [ROLE-10]', () => {
    const limits = { perOrder: '0', perMonth: '0' }
    expect(passedLimit({ role: 'owner', limits }, { total: '5.00', reserved: '0.00' })).toBeNull()
  })
})

describe('the limit of a month', () => {
  it('counts what was ordered before [ROLE-10]', () => {
    const member = purchaser({ perMonth: '1000000.00' })
    expect(passedLimit(member, { total: '400000.00', reserved: '600000.00' })).toBeNull()
    expect(passedLimit(member, { total: '400000.01', reserved: '600000.00' })).toEqual({
      of: 'month',
      limit: '1000000.00',
      reserved: '600000.00',
    })
  })

  it('is not passed by splitting: however a sum is cut up, no more of it goes through unapproved [ROLE-10]', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), amounts, (charges, perMonth) => {
        let [reserved, unapproved] = [decimal(0), decimal(0)]
        for (const total of charges) {
          const passed = passedLimit(purchaser({ perMonth }), { total, reserved: amountText(reserved) })
          reserved = reserved.plus(total)
          if (!passed) unapproved = unapproved.plus(total)
        }
        expect(isMore(unapproved, perMonth)).toBe(false)
      }),
    )
  })

  it('is never less strict for a larger order, or after more orders [ROLE-10]', () => {
    fc.assert(
      fc.property(limit, limit, amounts, amounts, amounts, (perOrder, perMonth, total, reserved, more) => {
        const member = purchaser({ perOrder, perMonth })
        if (!passedLimit(member, { total, reserved })) return
        const larger = amountText(decimal(total).plus(more))
        const later = amountText(decimal(reserved).plus(more))
        expect(passedLimit(member, { total: larger, reserved })).not.toBeNull()
        expect(passedLimit(member, { total, reserved: later })).not.toBeNull()
      }),
    )
  })
})

it('tells which limit it was [ROLE-10]', () => {
  expect(passedLimitText({ of: 'order', limit: '5000000.00' })).toBe(
    'Total pesanan melebihi batas Anda Rp 5.000.000,00 per pesanan.',
  )
  expect(passedLimitText({ of: 'month', limit: '5000000.00', reserved: '4500000.00' })).toBe(
    'Total pesanan melebihi batas Anda Rp 5.000.000,00 per bulan; bulan ini sudah dipesan Rp 4.500.000,00.',
  )
  expect(passedLimitText({ of: 'month', limit: '0.00', reserved: '0.00' })).toBe(
    'Setiap pesanan Anda memerlukan persetujuan.',
  )
})

it('waits for approval for seven days, which end at midnight in Jakarta [ORDER-4] [ROLE-10]', () => {
  expect(lapsedBefore(new Date('2026-11-19T16:59:59Z'))).toEqual(new Date('2026-11-11T17:00:00Z'))
  expect(lapsedBefore(new Date('2026-11-19T17:00:00Z'))).toEqual(new Date('2026-11-12T17:00:00Z'))
  expect(subscriptionOver('PT Contoh')).toBe('Langganan dengan PT Contoh berakhir.')
})
