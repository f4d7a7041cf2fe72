import { expect, it } from 'vitest'
import { checkValidity, isExpired } from './validity.ts'

it.each([
  ['2026-12-09', true],
  ['2026-12-10', false],
  ['2026-12-11', false],
  [null, false],
])('is over the day after its last one, %s: %s [DOC-2]', (lastDay, expired) => {
  expect(isExpired(lastDay, '2026-12-10')).toBe(expired)
})

it('is handed in while it is valid [DOC-2]', () => {
  const refused = expect.objectContaining({ code: 'document_expired', field: 'berlaku_sampai' })
  expect(() => checkValidity('2026-12-09', '2026-12-10')).toThrow(refused)
  expect(() => checkValidity('2026-12-10', '2026-12-10')).not.toThrow()
})
