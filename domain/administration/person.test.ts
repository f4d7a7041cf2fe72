import { describe, expect, it } from 'vitest'
import { mayEndSessions, mayVerifyAnew, type Overseen, signIns } from './person.ts'

const administrator = { companyKind: 'platform', role: 'administrator', userId: 'a' } as const
const person = (wishes: Partial<Overseen> = {}): Overseen => ({
  userId: 'b',
  state: 'open',
  sessions: 1,
  emailVerified: false,
  ...wishes,
})
const take = (of: Overseen, act: 'block' | 'allow', reason: string | null) => () =>
  signIns.take({ ...of, version: 0 }, act, { party: administrator, expectedVersion: null, reason })

describe('a person in the hands of an administrator', () => {
  it('is blocked with a reason, and allowed again without one [ADMIN-1]', () => {
    expect(take(person(), 'block', 'Akun dibajak')().state).toBe('blocked')
    expect(take(person(), 'block', ' ')).toThrow(expect.objectContaining({ code: 'person_reason_needed' }))
    expect(take(person({ state: 'blocked' }), 'allow', null)().state).toBe('open')
  })

  it('is not blocked twice, nor allowed while nothing holds them back [ADMIN-1]', () => {
    expect(signIns.may(person({ state: 'blocked' }), 'block', administrator).reason).toMatch('sudah diblokir')
    expect(signIns.may(person(), 'allow', administrator).reason).toMatch('tidak sedang diblokir')
  })

  it('is never the administrator who acts [ADMIN-1]', () => {
    const self = person({ userId: administrator.userId })
    expect(signIns.may(self, 'block', administrator).reason).toMatch('diri sendiri')
    expect(mayEndSessions(self, administrator).reason).toMatch('Profile')
  })

  it('has sessions ended where there are any, and the link sent anew where it is of use [ADMIN-1]', () => {
    expect(mayEndSessions(person(), administrator).allowed).toBe(true)
    expect(mayEndSessions(person({ sessions: 0 }), administrator).reason).toBe('Tidak ada sesi yang terbuka.')
    expect(mayVerifyAnew(person()).allowed).toBe(true)
    expect(mayVerifyAnew(person({ emailVerified: true })).reason).toMatch('sudah terverifikasi')
    expect(mayVerifyAnew(person({ state: 'blocked' })).reason).toMatch('diblokir')
  })

  it('tells the slower of two acts how they stand meanwhile [ADMIN-1]', () => {
    const slower = (state: Overseen['state'], act: 'block' | 'allow') => () =>
      signIns.take({ ...person({ state }), version: 1 }, act, { party: administrator, expectedVersion: 0, reason: 'x' })
    const refusalWith = (word: string) => expect.objectContaining({ sentence: expect.stringContaining(word) })
    expect(slower('blocked', 'block')).toThrow(refusalWith('diblokir'))
    expect(slower('open', 'allow')).toThrow(refusalWith('dapat masuk'))
  })
})
