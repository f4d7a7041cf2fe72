import { expect, it } from 'vitest'
import { appliesAtOnce } from './settings.ts'

it('applies a deal price at once where the seller wants it so, never below the lowest price [NEGO-13]', () => {
  expect(appliesAtOnce('80000.00', 'immediate', '80000.00')).toBe(true)
  expect(appliesAtOnce('79999.99', 'immediate', '80000.00')).toBe(false)
  for (const policy of ['confirm', 'off'] as const) expect(appliesAtOnce('90000.00', policy, '80000.00')).toBe(false)
})
