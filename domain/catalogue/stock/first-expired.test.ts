import { expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { chosenFirst, firstExpired } from './first-expired.ts'

const lots = () => [
  { lotId: 7, units: '75' },
  { lotId: 3, units: '0' },
  { lotId: 9, units: '100.5' },
]

it('takes from the lot that expires first, then from the next, then what no lot holds [SHOP-5]', () => {
  expect(firstExpired(lots(), '50')).toEqual({ taken: [{ lotId: 7, units: '50' }], loose: '0' })
  expect(firstExpired(lots(), '75')).toEqual({ taken: [{ lotId: 7, units: '75' }], loose: '0' })
  expect(firstExpired(lots(), '200')).toEqual({
    taken: [
      { lotId: 7, units: '75' },
      { lotId: 9, units: '100.5' },
    ],
    loose: '24.5',
  })
  expect(firstExpired([], '25')).toEqual({ taken: [], loose: '25' })
})

it('takes from lots that were chosen, then what expires first of what is left [SHIP-1, SHOP-5]', () => {
  const numbered = lots().map((lot) => ({ ...lot, number: `L${lot.lotId}` }))
  expect(chosenFirst(numbered, '150', [{ number: 'L9', units: '100' }])).toEqual({
    taken: [
      { lotId: 9, units: '100' },
      { lotId: 7, units: '50' },
    ],
    loose: '0',
  })
  // named twice, it counts once
  const twice = chosenFirst(numbered, '75', [
    { number: 'L7', units: '25' },
    { number: 'L7', units: '50' },
  ])
  expect(twice).toEqual({ taken: [{ lotId: 7, units: '75' }], loose: '0' })
  const refusalOf = (number: string, units: string) => {
    try {
      return chosenFirst(numbered, units, [{ number, units }])
    } catch (error) {
      return error instanceof Refusal ? [error.code, error.field, error.sentence] : error
    }
  }
  expect(refusalOf('L9', '101')).toEqual(['lot_holds_less', 'baris', expect.stringMatching(/L9.*100,5/)])
  expect(refusalOf('L0', '1')).toEqual(['lot_not_sellable', 'baris', expect.stringContaining('L0')])
})
