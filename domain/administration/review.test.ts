import { describe, expect, it } from 'vitest'
import { isClosedWhileSuspended } from '../companies/permissions.ts'
import { reviewLabel, reviews, tradingStates } from './review.ts'
import { reviewText } from './review-reasons.ts'

const administrator = { companyKind: 'platform', role: 'administrator' } as const
const owner = { companyKind: 'buyer', role: 'owner' } as const
const purchaser = { companyKind: 'buyer', role: 'purchaser' } as const

describe('the review of a company that buys', () => {
  it('is decided while it waits, sent again by its owner after a correction, and no one else [ADM-2]', () => {
    expect(reviews.can({ state: 'waiting' }, administrator)).toMatchObject({
      verify: { allowed: true },
      correct: { allowed: true },
    })
    expect(reviews.can({ state: 'correction' }, owner).resend.allowed).toBe(true)
    expect(reviews.can({ state: 'correction' }, purchaser).resend.allowed).toBe(false)
    expect(reviews.can({ state: 'verified' }, administrator).verify).toEqual({
      allowed: false,
      reason: 'Perusahaan yang berstatus terverifikasi tidak dapat diverifikasi.',
    })
  })

  it('begins again when another name or number stands where one was verified [ADM-2]', () => {
    const verified = { state: 'verified', version: 3 } as const
    expect(reviews.advance(verified, 'change', 'system', undefined)).toEqual({ state: 'waiting', version: 4 })
  })

  it('says reasons and note in one sentence [ADM-2]', () => {
    expect(reviewText(['name', 'other'], 'Mohon tulis seperti pada NPWP.')).toBe(
      'Nama berbeda. Mohon tulis seperti pada NPWP.',
    )
  })
})

describe('the state of a company that buys', () => {
  it('is suspended with a reason alone, and opened again from there alone [ADM-2]', () => {
    const open = { state: 'open', version: 0 } as const
    const attempt = { party: administrator, expectedVersion: 0 }
    expect(() => tradingStates.take(open, 'suspend', attempt)).toThrow('company_reason_needed')
    expect(tradingStates.take(open, 'suspend', { ...attempt, reason: 'Penipuan' })).toEqual({
      state: 'suspended',
      version: 1,
    })
    expect(() => tradingStates.take(open, 'reopen', attempt)).toThrow('company_act_not_allowed')
    const closed = { state: 'closed', version: 0 } as const
    expect(() => tradingStates.take(closed, 'reopen', attempt)).toThrow('company_act_not_allowed')
  })

  it('tells the slower of two acts how it stands meanwhile [ADM-2]', () => {
    const attempt = { party: administrator, expectedVersion: 0, reason: 'x' }
    const refusalWith = (word: string) => expect.objectContaining({ sentence: expect.stringContaining(word) })
    for (const [state, word] of [
      ['open', 'aktif'],
      ['suspended', 'ditangguhkan'],
      ['closed', 'ditutup'],
    ] as const)
      expect(() => tradingStates.take({ state, version: 1 }, 'suspend', attempt)).toThrow(refusalWith(word))
    expect(() => reviews.take({ state: 'correction', version: 1 }, 'verify', attempt)).toThrow(
      refusalWith('perlu perbaikan'),
    )
    expect(reviewLabel('waiting')).toBe('Menunggu pemeriksaan')
    const why = (state: 'open' | 'suspended' | 'closed', act: 'suspend' | 'reopen') =>
      tradingStates.may({ state }, act, administrator).reason
    expect([why('open', 'reopen'), why('suspended', 'suspend'), why('closed', 'reopen')]).toEqual([
      'Perusahaan ini tidak sedang ditangguhkan.',
      'Perusahaan ini sudah ditangguhkan.',
      'Perusahaan ini sudah ditutup oleh pemiliknya.',
    ])
  })

  it('closes what begins something new, and leaves what is read and what was ordered [ADM-2]', () => {
    for (const closed of ['order.place', 'order.approve', 'nego.act', 'chat.write', 'points.redeem'] as const)
      expect(isClosedWhileSuspended('buyer', closed)).toBe(true)
    for (const open of ['order.read', 'order.receive', 'order.cancel', 'chat.read', 'company.change'] as const)
      expect(isClosedWhileSuspended('buyer', open)).toBe(false)
    expect(isClosedWhileSuspended('seller', 'chat.write')).toBe(false)
  })
})
