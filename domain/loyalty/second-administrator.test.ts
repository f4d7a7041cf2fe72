import { describe, expect, it } from 'vitest'
import { mayConfirm, promoWaits, rewardWaits } from './second-administrator.ts'

const end = new Date('2026-12-01T17:00:00Z')
const start = new Date('2026-11-01T17:00:00Z')
const promo = { amount: '2000000', minSpend: '5000000', validDays: 30, startsAt: start, endsAt: end, mostClaims: 10 }
const reward = { amount: '2000000', minSpend: '5000000', validDays: 30, points: 500, active: true }

describe('a voucher above the amount [ADM-5]', () => {
  it('waits for a second administrator, one of exactly the amount does not', () => {
    expect([promoWaits(null, promo), rewardWaits(null, reward)]).toEqual([true, true])
    expect(promoWaits(null, { ...promo, amount: '1000001' })).toBe(true)
    expect(promoWaits(null, { ...promo, amount: '1000000.00' })).toBe(false)
    expect(rewardWaits(null, { ...reward, amount: '1000000' })).toBe(false)
  })

  it.each([
    ['a higher amount', { amount: '2000001' }],
    ['a lower minimum', { minSpend: '4999999' }],
    ['more days', { validDays: 31 }],
    ['more uses', { mostClaims: 11 }],
    ['uses without a bound', { mostClaims: null }],
    ['a later end', { endsAt: new Date(end.getTime() + 1) }],
    ['no end', { endsAt: null }],
    ['an earlier start', { startsAt: new Date(start.getTime() - 1) }],
    ['a start at once', { startsAt: null }],
  ])('waits again by %s of a promo', (_, change) => {
    expect(promoWaits({ ...promo, waits: false }, { ...promo, ...change })).toBe(true)
  })

  it.each([
    ['a higher amount', { amount: '2000001' }],
    ['a lower minimum', { minSpend: '4999999' }],
    ['more days', { validDays: 31 }],
    ['fewer points', { points: 499 }],
  ])('waits again by %s of a reward', (_, change) => {
    expect(rewardWaits({ ...reward, waits: false }, { ...reward, ...change })).toBe(true)
  })

  it('waits again where a reward is offered anew', () => {
    expect(rewardWaits({ ...reward, active: false, waits: false }, reward)).toBe(true)
    expect(rewardWaits({ ...reward, waits: false }, { ...reward, active: false })).toBe(false)
  })

  it('does not wait while a reward is not offered, whoever made it so', () => {
    const put = { ...reward, active: false }
    expect(rewardWaits(null, put)).toBe(false)
    expect(rewardWaits({ ...reward, waits: true }, put)).toBe(false)
    expect(rewardWaits({ ...put, waits: false }, { ...put, amount: '3000000', points: 1 })).toBe(false)
  })

  it('does not wait where it stays or gives less', () => {
    const less = { amount: '1500000', minSpend: '6000000', validDays: 29 }
    const confirmed = { ...promo, waits: false }
    expect(promoWaits(confirmed, promo)).toBe(false)
    expect(
      promoWaits(confirmed, { ...less, startsAt: start, endsAt: new Date(end.getTime() - 1), mostClaims: 9 }),
    ).toBe(false)
    expect(promoWaits({ ...confirmed, endsAt: null, mostClaims: null }, promo)).toBe(false)
    const kindly = { ...reward, waits: false }
    expect(rewardWaits(kindly, reward)).toBe(false)
    expect(rewardWaits(kindly, { ...less, points: 501, active: true })).toBe(false)
  })

  it('goes on waiting while it is above the amount, whatever is lowered', () => {
    expect(promoWaits({ ...promo, waits: true }, { ...promo, amount: '1500000' })).toBe(true)
    expect(promoWaits({ ...promo, waits: true }, { ...promo, amount: '1000000' })).toBe(false)
    expect(rewardWaits({ ...reward, waits: true }, { ...reward, points: 900 })).toBe(true)
  })

  it('is confirmed by another administrator of before, not by a person who wrote it', () => {
    const proposal = { proposedBy: 'first', proposedAt: end }
    expect(mayConfirm(proposal, { userId: 'second', since: end }).allowed).toBe(true)
    expect(mayConfirm(proposal, { userId: 'first', since: end }).reason).toMatch(/Administrator lain/)
    expect(mayConfirm(proposal, { userId: 'second', since: new Date(end.getTime() + 1) }).reason).toMatch(/setelah/)
    expect(mayConfirm(proposal, { userId: 'second' }).allowed).toBe(false)
  })
})
