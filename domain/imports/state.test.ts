import { expect, it } from 'vitest'
import { type ImportState, importState, mayBeApplied, plannedUntil, undoneUntil } from './state.ts'

it('may be applied while nothing of it is [SHOP-4]', () => {
  const states = Object.keys(importState.names) as ImportState[] // its keys are those
  expect(states.filter(mayBeApplied).sort()).toEqual(['checked', 'failed', 'stopped'])
})

it('can be undone for a day [SHOP-4]', () => {
  expect(undoneUntil(new Date('2026-12-01T10:00:00Z'))).toEqual(new Date('2026-12-02T10:00:00Z'))
})

it('is planned for four weeks ahead at most [SHOP-4]', () => {
  expect(plannedUntil(new Date('2026-12-01T10:00:00Z'))).toEqual(new Date('2026-12-29T10:00:00Z'))
})
