import { expect, it } from 'vitest'
import { orderNumber } from './number.ts'

it('carries the day in Jakarta and its code', () => {
  expect(orderNumber('7KQ2M9', new Date('2026-11-20T03:00:00Z'))).toBe('SB-261120-7KQ2M9')
  expect(orderNumber('7KQ2M9', new Date('2026-11-20T17:30:00Z'))).toBe('SB-261121-7KQ2M9')
})
