import { describe, expect, it } from 'vitest'
import type { Party } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import { cancelRequests, mayAskToCancel } from './cancel-request.ts'

const buyer: Party = { companyKind: 'buyer', role: 'purchaser' }
const seller: Party = { companyKind: 'seller', role: 'sales' }
const waiting = { state: 'waiting' as const, version: 1 }
const open = { state: 'processing' as const, hasRest: true, isRequested: false }

describe('a request to cancel what is open', () => {
  it('is sent by a buyer who may cancel, while something is open and none waits [SHIP-1]', () => {
    expect(mayAskToCancel(open, buyer).allowed).toBe(true)
    expect(mayAskToCancel({ ...open, hasRest: false }, buyer).allowed).toBe(false)
    expect(mayAskToCancel({ ...open, state: 'shipped' }, buyer).allowed).toBe(false)
    expect(mayAskToCancel({ ...open, isRequested: true }, buyer).reason).toContain('menunggu jawaban seller')
    expect(mayAskToCancel({ ...open, state: 'shipped' }, buyer).reason).toMatch('Tidak ada sisa pesanan')
    expect(mayAskToCancel(open, seller).reason).toMatch('dikirim oleh pembeli')
    expect(mayAskToCancel(open, { companyKind: 'seller', role: 'owner' }).reason).toMatch('dikirim oleh pembeli')
    expect(mayAskToCancel(open, { companyKind: 'buyer', role: 'approver' }).allowed).toBe(false)
  })

  it('is answered by the seller, with a reason where it refuses, and withdrawn by the buyer [SHIP-1]', () => {
    const take = (act: 'agree' | 'refuse' | 'withdraw', party: Party, reason?: string) =>
      cancelRequests.take(waiting, act, { party, expectedVersion: 1, ...(reason && { reason }) }).state
    expect(take('agree', seller)).toBe('agreed')
    expect(take('refuse', seller, 'Sudah dikemas')).toBe('refused')
    expect(() => take('refuse', seller)).toThrow('reason_needed')
    expect(take('withdraw', buyer)).toBe('withdrawn')
    expect(() => take('agree', buyer)).toThrow('cancel_request_act_not_allowed')
    expect(() => take('agree', { companyKind: 'seller', role: 'warehouse' })).toThrow()
  })

  it('is answered once, by a person who saw it as it is [SHIP-1]', () => {
    const agreed = cancelRequests.take(waiting, 'agree', { party: seller, expectedVersion: 1 })
    const attempt = { party: seller, expectedVersion: 1, reason: 'Terlambat' }
    expect(() => cancelRequests.take(agreed, 'refuse', attempt)).toThrow(
      new Refusal('cancel_request_moved_on', { field: 'versi', words: { state: 'disetujui' } }),
    )
  })

  it('says whose turn it is, and what became of it [SHIP-1]', () => {
    expect(cancelRequests.may(waiting, 'withdraw', seller).reason).toBe('Langkah ini dilakukan oleh pembeli.')
    expect(cancelRequests.may(waiting, 'agree', buyer).reason).toBe('Menunggu jawaban seller.')
    const lapsed = cancelRequests.advance(waiting, 'lapse', 'system', undefined)
    expect(cancelRequests.may(lapsed, 'agree', seller).reason).toBe('Permintaan ini sudah gugur.')
    expect(cancelRequests.may(lapsed, 'withdraw', buyer).reason).toBe('Permintaan ini sudah gugur.')
  })
})
