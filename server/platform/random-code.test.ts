import { expect, it } from 'vitest'
import { randomCode } from './random-code.ts'

it('makes codes of all letters and digits but those that look alike [RESET-3]', () => {
  const signs = new Set(randomCode(10_000))

  expect([...signs].sort().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
  expect(randomCode(6)).toMatch(/^\w{6}$/)
  expect(randomCode(6)).not.toBe(randomCode(6))
})
