import { describe, expect, it } from 'vitest'
import { identityChanges } from './identity-change.ts'

const administrator = { companyKind: 'platform', role: 'administrator' } as const
const owner = { companyKind: 'seller', role: 'owner' } as const
const sales = { companyKind: 'seller', role: 'sales' } as const

describe('another name or number that a seller asks for', () => {
  it('is decided while it waits, and taken back by its owner alone [ADM-2]', () => {
    const waiting = { state: 'waiting', version: 0 } as const
    expect(identityChanges.can(waiting, administrator)).toMatchObject({
      verify: { allowed: true },
      correct: { allowed: true },
    })
    expect(identityChanges.can(waiting, owner).withdraw.allowed).toBe(true)
    expect(identityChanges.can(waiting, sales).withdraw.allowed).toBe(false)
    const attempt = { party: administrator, expectedVersion: 0 }
    expect(() => identityChanges.take(waiting, 'correct', attempt)).toThrow('company_reason_needed')
  })

  it('is decided no more once it was, and requested anew from everywhere [ADM-2]', () => {
    expect(identityChanges.can({ state: 'correction' }, administrator).verify).toEqual({
      allowed: false,
      reason: 'Perubahan nama atau nomor ini tidak dapat disetujui.',
    })
    expect(identityChanges.can({ state: 'verified' }, owner).withdraw).toEqual({
      allowed: false,
      reason: 'Tidak ada perubahan nama atau nomor yang menunggu.',
    })
    for (const state of ['waiting', 'correction', 'verified'] as const)
      expect(identityChanges.advance({ state, version: 4 }, 'ask', 'system', undefined)).toEqual({
        state: 'waiting',
        version: 5,
      })
  })

  it('tells the slower of two acts how it stands meanwhile [ADM-2]', () => {
    const attempt = { party: administrator, expectedVersion: 0 }
    expect(() => identityChanges.take({ state: 'correction', version: 1 }, 'verify', attempt)).toThrow(
      expect.objectContaining({ sentence: expect.stringContaining('perlu perbaikan') }),
    )
  })
})
