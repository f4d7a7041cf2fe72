import { expect, it } from 'vitest'
import { orderNumber } from './number.ts'

it('carries the day in Jakarta and the running count', () => {
  expect(orderNumber(123, new Date('2026-11-20T03:00:00Z'))).toBe('SB-261120-000123')
  expect(orderNumber(124, new Date('2026-11-20T17:30:00Z'))).toBe('SB-261121-000124')
  expect(orderNumber(12_345_678, new Date('2026-11-20T03:00:00Z'))).toBe('SB-261120-12345678')
})
