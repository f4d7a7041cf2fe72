import { describe, expect, it } from 'vitest'
import {
  answerableUntil,
  claimableUntil,
  claimObstacle,
  confirmableUntil,
  contestableUntil,
  remindedUntil,
  untilText,
} from './deadline.ts'

const none = new Set<string>()

describe('the time to claim', () => {
  it.each([
    ['in the morning', '2026-03-02T09:00:00+07:00', '2026-03-06T00:00:00+07:00'],
    ['a minute before midnight in Jakarta', '2026-03-02T23:59:00+07:00', '2026-03-06T00:00:00+07:00'],
    ['at midnight, which is the next day', '2026-03-03T00:00:00+07:00', '2026-03-07T00:00:00+07:00'],
    ['on a Thursday, over the weekend', '2026-03-05T15:00:00+07:00', '2026-03-11T00:00:00+07:00'],
    ['on a Saturday', '2026-03-07T10:00:00+07:00', '2026-03-12T00:00:00+07:00'],
  ])('ends with the third working day after goods received %s [CLAIM-1]', (_, receivedAt, end) => {
    expect(claimableUntil({ receivedAt: new Date(receivedAt), mayBeUnderWay: false }, 3, none)).toEqual(new Date(end))
  })

  it('does not count days on which the country does not work [CLAIM-1]', () => {
    const closed = new Set(['2026-03-03', '2026-03-04'])
    const since = { receivedAt: new Date('2026-03-02T09:00:00+07:00'), mayBeUnderWay: false }
    expect(claimableUntil(since, 1, closed)).toEqual(new Date('2026-03-06T00:00:00+07:00'))
    expect(answerableUntil(new Date('2026-03-02T09:00:00+07:00'), closed)).toEqual(
      new Date('2026-03-10T00:00:00+07:00'),
    )
  })

  it('begins when goods have arrived at the latest, where their seller alone has said that they had [CLAIM-1]', () => {
    const since = { receivedAt: new Date('2026-03-02T09:00:00+07:00'), mayBeUnderWay: true }
    expect(claimableUntil(since, 1, none)).toEqual(new Date('2026-03-18T00:00:00+07:00'))
  })

  it('leaves a buyer three working days to contest a refusal, and ten to confirm a replacement [CLAIM-1]', () => {
    const at = new Date('2026-03-05T15:00:00+07:00')
    expect(contestableUntil(at, none)).toEqual(new Date('2026-03-11T00:00:00+07:00'))
    expect(contestableUntil(at, new Set(['2026-03-09']))).toEqual(new Date('2026-03-12T00:00:00+07:00'))
    expect(confirmableUntil(at, none)).toEqual(new Date('2026-03-20T00:00:00+07:00'))
  })

  it('is over with its last minute in Jakarta, and is read as the end of that day [CLAIM-1]', () => {
    const endsAt = new Date('2026-03-06T00:00:00+07:00')
    const at = (time: string) => claimObstacle({ endsAt, isCancelled: false }, new Date(time))
    expect(at('2026-03-05T23:59:59.999+07:00')).toBeNull()
    expect(at('2026-03-06T00:00:00+07:00')).toBe('Batas klaim 5 Mar 2026, 24.00 WIB sudah lewat.')
    expect(untilText(endsAt)).toBe('5 Mar 2026, 24.00 WIB')
  })

  it('is none for a cancelled order, or where it was never told [CLAIM-1]', () => {
    const now = new Date('2026-03-02T09:00:00+07:00')
    expect(claimObstacle({ endsAt: new Date('2099-01-01'), isCancelled: true }, now)).toContain('dibatalkan')
    expect(claimObstacle({ endsAt: null, isCancelled: false }, now)).toContain('belum dapat diklaim')
    const closed = { endsAt: new Date('2099-01-01'), isCancelled: false, isSellerClosed: true }
    expect(claimObstacle(closed, now)).toBe('Seller sudah menutup tokonya.')
  })
})

it('reminds on the last day, until its end in Jakarta [CLAIM-1]', () => {
  expect(remindedUntil(new Date('2026-03-02T16:59:59Z'))).toEqual(new Date('2026-03-02T17:00:00Z'))
  expect(remindedUntil(new Date('2026-03-02T17:00:00Z'))).toEqual(new Date('2026-03-03T17:00:00Z'))
})
