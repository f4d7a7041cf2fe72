import { expect, it } from 'vitest'
import { requestedDayObstacle } from './requested-day.ts'

const lateEvening = new Date('2026-03-02T23:59:00+07:00')
const afterMidnight = new Date('2026-03-03T00:01:00+07:00')

it.each([
  ['2026-03-01', lateEvening, 'wanted_day_passed'],
  ['2026-03-02', lateEvening, null],
  ['2026-03-02', afterMidnight, 'wanted_day_passed'],
  ['2026-03-03', afterMidnight, null],
  ['2027-03-02', lateEvening, null],
  ['2027-03-03', lateEvening, 'wanted_day_too_far'],
  ['2027-03-03', afterMidnight, null],
  ['2027-03-04', afterMidnight, 'wanted_day_too_far'],
])('delivery on %s, asked for at %o, is hindered by %j: days are those of Jakarta [ORDER-1]', (day, now, obstacle) => {
  expect(requestedDayObstacle(day, now)).toBe(obstacle)
})
