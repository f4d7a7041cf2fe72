import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const MIDNIGHT = '2026-03-02T17:00:00.000Z'

let clock: typeof import('./server-clock.ts')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.resetModules()
  clock = await import('./server-clock.ts')
})
afterEach(() => {
  vi.useRealTimers()
})

it("counts to midnight by the server's clock, though the browser's is an hour wrong [NEGO-12]", () => {
  vi.setSystemTime('2026-03-02T15:00:00Z')
  clock.hearServerTime('2026-03-02T16:00:00Z')

  expect(clock.msUntil(MIDNIGHT)).toBe(3600_000)

  vi.setSystemTime('2026-03-02T15:59:59.999Z')
  expect(clock.msUntil(MIDNIGHT)).toBe(1)
})

it('believes the answer that took least to arrive, and counts to what is over as none', () => {
  vi.setSystemTime('2026-03-02T15:00:00Z')
  clock.hearServerTime('2026-03-02T16:00:00Z')
  clock.hearServerTime('2026-03-02T15:59:50Z')

  expect(clock.msUntil(MIDNIGHT)).toBe(3600_000)
  expect(clock.msUntil('2026-03-02T15:30:00Z')).toBe(0)
})

it("takes the browser's clock until it has heard the server's", () => {
  vi.setSystemTime('2026-03-02T16:00:00Z')

  expect(clock.msUntil(MIDNIGHT)).toBe(3600_000)
})
