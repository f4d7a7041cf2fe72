import { expect, it } from 'vitest'
import type { CompanyId, UserId } from '../ids.ts'
import { isBuyer, isSeller, visitor } from './actor.ts'
import { signInWaitSeconds } from './session.ts'
import { toVerify } from './verification.ts'

it('slows signing in down from the fifth failure on: 30 seconds, doubling, at most 15 minutes [SESS-7]', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 60].map(signInWaitSeconds)).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900])
})

it('names what is still to be verified, and nothing else [VERIF-1]', () => {
  expect([toVerify(false), toVerify(true)]).toEqual(['alamat e-mail', ''])
})

it.each([
  ['buyer', [true, false]],
  ['seller', [false, true]],
  ['platform', [false, false]],
] as const)(
  'takes a member of a %s company for that alone, and a visitor for none [ROLE-10]',
  (companyKind, expected) => {
    const ids = { userId: 'u' as UserId, companyId: 'c' as CompanyId, sessionId: 's' }
    const member = { kind: 'member', ...ids, companyKind, role: 'owner', day: '2026-03-02' } as const
    expect([isBuyer(member), isSeller(member)]).toEqual(expected)
    expect([isBuyer(visitor), isSeller(visitor)]).toEqual([false, false])
  },
)
