import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import { type BanState, bans } from './ban.ts'
import { complaints } from './report.ts'

const seller = (role: Role = 'owner') => ({ companyKind: 'seller' as const, role })
const administrator = { companyKind: 'platform' as const, role: 'administrator' as const }

describe('a product off sale', () => {
  const of = (state: BanState) => ({ state, version: 3 })
  const expected = { expectedVersion: 3 }

  it('is requested by its seller once, kept with a reason or sold again by an administrator [ADM-3]', () => {
    expect(bans.take(of('in_force'), 'ask', { party: seller(), ...expected })).toEqual({ state: 'asked', version: 4 })
    expect(bans.may(of('asked'), 'ask', seller()).reason).toBe('Produk ini sudah menunggu ditinjau lagi.')
    const refused = bans.take(of('asked'), 'keep', { party: administrator, ...expected, reason: 'Masih salah' })
    expect(refused.state).toBe('in_force')
    for (const state of ['in_force', 'asked'] as const) {
      expect(bans.take(of(state), 'lift', { party: administrator, ...expected }).state).toBe('lifted')
    }
    expect(bans.may(of('in_force'), 'keep', administrator)).toEqual({
      allowed: false,
      reason: 'Produk yang diturunkan tidak dapat ditolak untuk dijual lagi.',
    })
  })

  it('is refused where it has moved on, is not theirs to decide, or says no reason [ADM-3, ROLE-10]', () => {
    const keep = (reason: string, expectedVersion = 3) =>
      bans.take(of('asked'), 'keep', { party: administrator, expectedVersion, reason })
    expect(() => keep('Masih salah', 2)).toThrow(expect.objectContaining({ code: 'ban_moved_on' }))
    expect(() => keep(' ')).toThrow(expect.objectContaining({ code: 'ban_reason_needed', field: 'reason' }))
    expect(bans.may(of('in_force'), 'ask', seller('warehouse')).allowed).toBe(false)
    for (const [state, act] of [
      ['asked', 'lift'],
      ['lifted', 'ask'],
    ] as const)
      expect(bans.may(of(state), act, seller()).reason).toMatch(/^Produk yang .* tidak dapat /)
    expect(bans.may(of('lifted'), 'lift', administrator).reason).toBe(
      'Produk yang dijual kembali tidak dapat dijual kembali.',
    )
  })
})

describe('a report of a product', () => {
  it('is decided once: dismissed with a reason, or upheld [ADM-3]', () => {
    const open = { state: 'open' as const, version: 0 }
    const attempt = { party: administrator, expectedVersion: null }
    expect(complaints.take(open, 'uphold', attempt).state).toBe('upheld')
    expect(complaints.take(open, 'dismiss', { ...attempt, reason: 'Sesuai' }).state).toBe('dismissed')
    expect(() => complaints.take(open, 'dismiss', attempt)).toThrow('ban_reason_needed')
    expect(complaints.may({ state: 'upheld' }, 'dismiss', administrator).allowed).toBe(false)
    expect(() =>
      complaints.take({ state: 'upheld', version: 1 }, 'dismiss', { ...attempt, expectedVersion: 0 }),
    ).toThrow('complaint_moved_on')
  })
})
