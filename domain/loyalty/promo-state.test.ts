import { expect, it } from 'vitest'
import { promoStateOf } from './promo-state.ts'

const terms = {
  startsAt: new Date('2026-11-20T17:00:00Z'),
  endsAt: new Date('2026-11-30T17:00:00Z'),
  mostClaims: 2,
  claims: 0,
  proposedAt: null,
}

it.each([
  ['planned', '2026-11-20T16:59:59Z', 0],
  ['open', '2026-11-20T17:00:00Z', 0],
  ['open', '2026-11-30T16:59:59Z', 1],
  ['used_up', '2026-11-21T00:00:00Z', 2],
  ['ended', '2026-11-30T17:00:00Z', 2],
] as const)('is %s at %s after %i claims, by days of Jakarta [ADM-5, REG-2]', (state, at, claims) => {
  expect(promoStateOf({ ...terms, claims }, new Date(at))).toBe(state)
})

it('holds without an end and without a limit where none is set [ADM-5]', () => {
  const endless = { startsAt: null, endsAt: null, mostClaims: null, claims: 9_000, proposedAt: null }
  expect(promoStateOf(endless, new Date('2099-01-01T00:00:00Z'))).toBe('open')
})

it('waits for a second administrator until it has ended [ADM-5]', () => {
  const proposed = { ...terms, proposedAt: new Date('2026-11-19T00:00:00Z') }
  expect(promoStateOf(proposed, new Date('2026-11-21T00:00:00Z'))).toBe('waiting')
  expect(promoStateOf(proposed, terms.endsAt)).toBe('ended')
})
