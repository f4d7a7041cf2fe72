import { expect, it } from 'vitest'
import { firstFree, freeBy } from './expected-goods.ts'

const today = '2026-12-10'
const late = { day: '2026-12-09', units: '1000' }
const expected = [late, { day: '2026-12-10', units: '100' }, { day: '2026-12-12', units: '400' }]
const sameDay = [
  { day: '2026-12-12', units: '100' },
  { day: '2026-12-12', units: '50.5' },
]

it.each([
  ['0', { day: '2026-12-10', units: '100' }],
  ['99.5', { day: '2026-12-10', units: '0.5' }],
  ['100', { day: '2026-12-12', units: '400' }],
  ['499', { day: '2026-12-12', units: '1' }],
  ['500', null],
])(
  'where %s are owed to open orders, of what is expected %j is the first that is free; late goods count for nothing [SHOP-5]',
  (owed, free) => {
    expect(firstFree(expected, { owed, today })).toEqual(free)
  },
)

it('counts all that comes on one day together [SHOP-5]', () => {
  expect(firstFree(sameDay, { owed: '0', today })).toEqual({ day: '2026-12-12', units: '150.5' })
})

it.each([
  ['0', '100', '2026-12-10'],
  ['0', '101', '2026-12-12'],
  ['100', '400', '2026-12-12'],
  ['100', '400.001', null],
])('where %s are owed, %s more are there by %j [SHOP-6]', (owed, requested, day) => {
  expect(freeBy(expected, { owed, requested, today })).toBe(day)
})
