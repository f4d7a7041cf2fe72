import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import { Refusal } from '../refusal.ts'
import { decidedByOwner, type GrantAct, type GrantState } from './grant-request.ts'

const as = (role: Role) => ({ companyKind: 'seller', role }) as const
const table = () => decidedByOwner('langganannya sudah berubah')
const waiting = { state: 'waiting', version: 1 } as const
const take = (act: GrantAct, role: Role, reason?: string) =>
  table().take(waiting, act, { party: as(role), expectedVersion: 1, ...(reason !== undefined && { reason }) })

describe('what sales ask the owner for', () => {
  it('is decided by the owner, with a reason where it is refused, and withdrawn by who looks after customers [SHOP-7]', () => {
    expect(take('approve', 'owner').state).toBe('approved')
    expect(take('refuse', 'owner', 'Terlalu besar')).toEqual({ state: 'refused', version: 2 })
    expect(() => take('refuse', 'owner', ' ')).toThrow(new Refusal('subscription_note_needed', { field: 'reason' }))
    expect(take('withdraw', 'sales').state).toBe('withdrawn')
    for (const act of ['approve', 'refuse'] as const)
      expect(() => take(act, 'sales', 'x')).toThrow('grant_request_act_not_allowed')
    expect(() => take('withdraw', 'warehouse')).toThrow('grant_request_act_not_allowed')
  })

  it('answers for every act that there is [SHOP-7]', () => {
    expect(Object.keys(table().can({ state: 'waiting' }, as('owner')))).toEqual(['approve', 'refuse', 'withdraw'])
  })

  it('is decided once, and lapses by itself where the thing is as it was no more [SHOP-7]', () => {
    const ended = ['approved', 'refused', 'withdrawn', 'lapsed'] as const satisfies GrantState[]
    for (const state of ended) expect(table().may({ state }, 'approve', as('owner')).allowed).toBe(false)
    const lapsed = table().advance(waiting, 'lapse', 'system', undefined)
    expect(table().may(lapsed, 'approve', as('owner')).reason).toBe(
      'Permintaan persetujuan ini sudah gugur karena langganannya sudah berubah.',
    )
    expect(() => table().take(lapsed, 'approve', { party: as('owner'), expectedVersion: 1 })).toThrow(
      new Refusal('grant_request_moved_on', {
        field: 'versi',
        words: { state: 'gugur karena langganannya sudah berubah' },
      }),
    )
  })

  it.each([
    ['waiting', 'menunggu pemilik'],
    ['approved', 'disetujui'],
    ['refused', 'ditolak'],
    ['withdrawn', 'ditarik'],
    ['lapsed', 'gugur karena harganya naik'],
  ] as const)('in the state %s is called %s [SHOP-7]', (state, label) => {
    expect(decidedByOwner('harganya naik').label(state, { state })).toBe(label)
  })
})
