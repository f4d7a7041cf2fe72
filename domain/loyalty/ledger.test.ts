import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, expiredPoints, type Ledger, nextToExpire, type PointBatch } from './ledger.ts'

const day = (number: number) => new Date(Date.UTC(2027, 0, number))
const batch = (points: number, ends: number): PointBatch => ({ points, expiresAt: day(ends) })

describe('the ledger', () => {
  it('redeems the points that end first [ORDER-6]', () => {
    const ledger = { batches: [batch(100, 20), batch(50, 10)], consumed: 60 }
    expect(balanceOf(ledger)).toBe(90)
    expect(nextToExpire(ledger)).toEqual(batch(90, 20))
    expect(expiredPoints(ledger, day(10))).toBe(0)
  })

  it('ends what is left of old points, at their instant and not before [ORDER-6]', () => {
    const ledger = { batches: [batch(50, 10), batch(100, 20)], consumed: 20 }
    expect(expiredPoints(ledger, new Date(day(10).getTime() - 1))).toBe(0)
    expect(expiredPoints(ledger, day(10))).toBe(30)
  })

  it('says what ends next, or that nothing is left [ORDER-6]', () => {
    expect(nextToExpire({ batches: [batch(50, 10), batch(100, 20)], consumed: 20 })).toEqual(batch(30, 10))
    expect(nextToExpire({ batches: [batch(50, 10)], consumed: 50 })).toBeNull()
    expect(nextToExpire({ batches: [], consumed: 0 })).toBeNull()
  })

  it('may owe points that were redeemed and then taken back [ORDER-6]', () => {
    const ledger = { batches: [batch(0, 10), batch(30, 20)], consumed: 50 }
    expect(balanceOf(ledger)).toBe(-20)
    expect(expiredPoints(ledger, day(30))).toBe(0)
    expect(nextToExpire(ledger)).toBeNull()
  })
})

/** One event in a company's ledger, on one of the following days. */
type Happening =
  | { kind: 'earn'; points: number }
  | { kind: 'redeem'; points: number }
  | { kind: 'take back'; which: number }
  | { kind: 'sweep' }

const happenings = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 4 }),
    what: fc.oneof(
      fc.record({ kind: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('redeem' as const), points: fc.integer({ min: 1, max: 150 }) }),
      fc.record({ kind: fc.constant('take back' as const), which: fc.nat(20) }),
      fc.record({ kind: fc.constant('sweep' as const) }),
    ) satisfies fc.Arbitrary<Happening>,
  }),
  { maxLength: 40 },
)
const LASTING_DAYS = 10

describe('any history', () => {
  it('never redeems more than there is, nor expired points, and ends every point at most once [ORDER-6]', () => {
    fc.assert(
      fc.property(happenings, (history) => {
        const batches: (PointBatch & { earned: number })[] = []
        let [consumed, redeemed, expired, today] = [0, 0, 0, 1]
        const ledger = (): Ledger => ({ batches, consumed })
        const sweep = () => {
          const due = expiredPoints(ledger(), day(today))
          consumed += due
          expired += due
        }
        for (const { days, what } of history) {
          today += days
          if (what.kind === 'earn') {
            batches.push({ ...batch(what.points, today + LASTING_DAYS), earned: what.points })
          }
          if (what.kind === 'redeem') {
            sweep()
            const alive = batches.filter(({ expiresAt }) => expiresAt > day(today))
            expect(balanceOf(ledger())).toBeLessThanOrEqual(alive.reduce((sum, { points }) => sum + points, 0))
            if (balanceOf(ledger()) < what.points) continue
            consumed += what.points
            redeemed += what.points
          }
          // like insertReversal: once, and not after the points have expired
          const taken = what.kind === 'take back' ? batches[what.which] : undefined
          if (taken && taken.expiresAt > day(today)) taken.points = 0
          if (what.kind === 'sweep') sweep()
        }
        sweep()
        const earned = batches.reduce((sum, one) => sum + one.earned, 0)
        expect(redeemed + expired).toBeLessThanOrEqual(earned)
        expect(expiredPoints(ledger(), day(today))).toBe(0)
        const next = nextToExpire(ledger())
        expect(next ? next.points : 0).toBeLessThanOrEqual(Math.max(0, balanceOf(ledger())))
      }),
    )
  })
})
