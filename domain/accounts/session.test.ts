import { expect, it } from 'vitest'
import type { CompanyId, UserId } from '../ids.ts'
import { isAdministrator, isBuyer, isSeller, visitor } from './actor.ts'
import { ownerOf } from './owner.ts'
import { isSecretSpent, sessionEnd, signInWaitSeconds } from './session.ts'
import { toVerify } from './verification.ts'

it('slows signing in down from the fifth failure on: 30 seconds, doubling, at most 15 minutes [SESS-7]', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 60].map((failures) => signInWaitSeconds(failures))).toEqual([
    0, 0, 30, 60, 120, 240, 480, 900, 900,
  ])
})

it('names what is still to be verified, and nothing else [VERIF-1]', () => {
  expect([toVerify(false), toVerify(true)]).toEqual(['alamat e-mail', ''])
})

it.each([
  ['buyer', [true, false, false]],
  ['seller', [false, true, false]],
  ['platform', [false, false, true]],
] as const)(
  'takes a member of a %s company for that alone, and a visitor for none [ROLE-10]',
  (companyKind, expected) => {
    const ids = { userId: 'u' as UserId, companyId: 'c' as CompanyId, sessionId: 's' }
    const member = { kind: 'member', ...ids, companyKind, role: 'owner', day: '2026-03-02' } as const
    expect([isBuyer, isSeller, isAdministrator].map((is) => is(member))).toEqual(expected)
    expect([isBuyer, isSeller, isAdministrator].map((is) => is(visitor))).toEqual([false, false, false])
  },
)

it.each([
  ['buyer', '2026-03-01T00:00Z', null, '2026-03-16T09:00Z'],
  ['buyer', '2026-01-10T10:00Z', null, '2026-03-11T10:00Z'],
  ['seller', '2026-01-10T10:00Z', '2026-03-02T08:00Z', '2026-03-11T10:00Z'],
  ['platform', '2026-03-02T08:00Z', null, '2026-03-02T09:30Z'],
  ['platform', '2026-03-02T01:10Z', null, '2026-03-02T09:10Z'],
  ['platform', '2026-03-02T01:10Z', '2026-03-02T01:20Z', '2026-03-02T09:20Z'],
] as const)(
  'ends a session of a %s company of %s, proven at %s and used on 2 March at 9, at %s [SESS-6, ADM-1]',
  (companyKind, startedAt, provenAt, end) => {
    const span = { companyKind, startedAt: new Date(startedAt), provenAt: provenAt && new Date(provenAt) }
    expect(sessionEnd(span, new Date('2026-03-02T09:00Z'))).toEqual(new Date(end))
  },
)

it('takes a replaced refresh secret for a minute, because another tab may use it, and a current one always [SESS-6]', () => {
  const replaced = new Date('2026-03-02T09:00:00.000Z')
  expect(isSecretSpent(replaced, new Date('2026-03-02T09:00:59.999Z'))).toBe(false)
  expect(isSecretSpent(replaced, new Date('2026-03-02T09:01:00.000Z'))).toBe(true)
  expect([isSecretSpent(null, replaced), isSecretSpent(undefined, replaced)]).toEqual([false, false])
})

it('keeps what a browser holds for a person apart by company [SESS-4]', () => {
  expect(new Set([ownerOf('u', 'a'), ownerOf('u', 'b'), ownerOf('v', 'a')])).toEqual(new Set(['u a', 'u b', 'v a']))
})
