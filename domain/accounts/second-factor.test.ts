import { describe, expect, it } from 'vitest'
import { RECOVERY_SIGNS, readCode, recoveryCode } from './second-factor.ts'

describe('a typed code [ADM-1]', () => {
  it.each([
    ['123456', { kind: 'authenticator', code: '123456' }],
    [' 123 456 ', { kind: 'authenticator', code: '123456' }],
    ['abcd-efgh-jklm-npqr', { kind: 'recovery', code: 'ABCDEFGHJKLMNPQR' }],
    ['ABCDEFGHJKLM2345', { kind: 'recovery', code: 'ABCDEFGHJKLM2345' }],
  ])('is read whatever spaces, dashes and case: %s', (typed, read) => {
    expect(readCode(typed)).toEqual(read)
  })

  it.each(['', '12345', '1234567', 'ABCD-EFGH-JKLM-NPQ', 'ABCD-EFGH-JKLM-NPQ0', 'ABCD-EFGH-JKLM-NPQRS', '12345६'])(
    'is none at all: %s',
    (typed) => {
      expect(readCode(typed)).toBeUndefined()
    },
  )
})

it('a recovery code is shown in groups, and read again as it was made [ADM-1]', () => {
  const shown = recoveryCode(Array.from({ length: 20 }, (_, index) => index + 16))

  expect(shown).toBe('STUV-WXYZ-2345-6789')
  expect(readCode(shown)).toEqual({ kind: 'recovery', code: 'STUVWXYZ23456789' })
  expect(new Set(RECOVERY_SIGNS).size).toBe(32)
})
