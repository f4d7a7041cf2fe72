import { expect, it } from 'vitest'
import { nextLapse } from './cart-view.tsx'

const TODAY = '2026-03-02T17:00:00.000Z'
const TOMORROW = '2026-03-03T17:00:00.000Z'

const seller = (...agreed: [holds: boolean, until: string | null][]) => {
  const lines = agreed.map(([agreedHolds, agreedUntil]) => ({ agreedHolds, agreedUntil }))
  return { lines } as Parameters<typeof nextLapse>[0]['sellers'][number] // only these fields matter
}

it('is the first lapse of all sellers, of those agreements that still hold [NEGO-12]', () => {
  expect(nextLapse({ sellers: [seller([true, TOMORROW]), seller([false, null], [true, TODAY])] })).toBe(TODAY)
  expect(nextLapse({ sellers: [seller([false, TODAY], [true, TOMORROW])] })).toBe(TOMORROW)
  expect(nextLapse({ sellers: [seller([false, TODAY]), seller()] })).toBeNull()
})
