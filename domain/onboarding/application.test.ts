import { describe, expect, it } from 'vitest'
import { type ApplicationAct, applications } from './application.ts'
import { type ApplicationState, applicationStates } from './state.ts'

const owner = { companyKind: 'buyer', role: 'owner' } as const
const purchaser = { companyKind: 'buyer', role: 'purchaser' } as const
const administrator = { companyKind: 'platform', role: 'administrator' } as const

describe('an application to sell', () => {
  it.each<[ApplicationState, ApplicationAct[], ApplicationAct[]]>([
    ['draft', ['write', 'submit'], []],
    ['submitted', [], ['approve', 'correct', 'refuse']],
    ['correction', ['write', 'submit'], []],
    ['approved', [], ['suspend']],
    ['refused', ['renew'], []],
    ['suspended', [], ['reopen']],
    ['closed', [], []],
  ])('that is %s lets its owner %j and an administrator %j [SHOP-1, ADM-2]', (state, ofOwner, ofAdministrator) => {
    const allowed = (party: typeof owner | typeof administrator) =>
      applications.events.filter((act) => applications.may({ state }, act, party).allowed)
    expect([allowed(owner), allowed(administrator)]).toEqual([ofOwner, ofAdministrator])
  })

  it('is nothing for anybody else of the company [SHOP-1, ROLE-10]', () => {
    for (const state of applicationStates)
      for (const act of applications.events) expect(applications.may({ state }, act, purchaser).allowed).toBe(false)
  })

  it.each(['correct', 'refuse'] as const)('is not sent back without a reason: %s [ADM-2]', (act) => {
    const attempt = { party: administrator, expectedVersion: 1, reason: ' ' }
    expect(() => applications.take({ state: 'submitted', version: 1 }, act, attempt)).toThrow(
      expect.objectContaining({ code: 'application_reason_needed' }),
    )
  })

  it('tells the later of two administrators what it has become [ADM-2]', () => {
    const approved = { state: 'approved', version: 2 } as const
    expect(() =>
      applications.take(approved, 'refuse', { party: administrator, expectedVersion: 1, reason: 'x' }),
    ).toThrow(
      expect.objectContaining({
        code: 'application_moved_on',
        sentence: 'Pendaftaran ini sudah disetujui atau berubah. Silakan muat ulang.',
      }),
    )
  })
})
