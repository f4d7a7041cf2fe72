import { describe, expect, it } from 'vitest'
import { isGoodPassword } from './password.ts'

describe('a good password', () => {
  it('has 8 to 200 characters [RESET-4]', () => {
    expect([7, 8, 200, 201].map((count) => isGoodPassword(`Aa1${'x'.repeat(count - 3)}`))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it.each(['Contoh12', 'aB3aB3aB3', 'Aa1!@#$%^'])('may be %j [RESET-4]', (password) => {
    expect(isGoodPassword(password)).toBe(true)
  })

  it.each([
    'Contoh1',
    'contoh123',
    'Ünicode1a',
    'CONTOH123',
    'ContohAja',
    'Contoh 123',
    'Contoh123\n',
    '',
    `Aa1${'x'.repeat(198)}`,
  ])('is not %j [RESET-4]', (password) => expect(isGoodPassword(password)).toBe(false))
})
