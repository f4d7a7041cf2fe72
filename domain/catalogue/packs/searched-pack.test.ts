import { expect, it } from 'vitest'
import { bareNumbers, packOfNumber, takePack } from './searched-pack.ts'

it.each([
  ['asam sitrat 25 kg', '25', 'kg', '1'],
  ['asam sitrat 25KG anhidrat', '25', 'kg', '1'],
  ['gliserin 0,5 L', '0.5', 'l', '1'],
  ['500 gram vanilin', '500', 'kg', '1000'],
  ['garam 1.000 kg', '1000', 'kg', '1'],
  ['2 ton gula', '2', 'kg', '0.001'],
])('a search text names the size of a pack: %s [SEARCH-3]', (keyword, amount, base, inBase) => {
  expect(takePack(keyword).pack).toMatchObject({ amount, base, inBase })
})

it.each(['asam sitrat', 'vitamin b12 g', '77-92-9 l', 'natrium 25', '5 l-lisin', '25 kgf', 'e330 g', '1.2.3 kg'])(
  'and here it does not: %s [SEARCH-3]',
  (keyword) => {
    expect(takePack(keyword)).toEqual({ pack: null, rest: keyword })
  },
)

it.each([
  ['asam sitrat 25', ['25']],
  ['25 asam sitrat, 1.000', ['25', '1.000']],
  ['gliserin 99,5', ['99,5']],
  ['etanol 96%', []],
  ['77-92-9 vitamin b12 5htp 1.2.3', []],
  ['natrium 1234567', []],
])('a search text has numbers without a unit: %s [SEARCH-3]', (keyword, numbers) => {
  expect(bareNumbers(keyword)).toEqual(numbers)
})

it('takes such a number for the size of a pack in any unit, if it can be read in one way [SEARCH-3]', () => {
  expect(packOfNumber('1.000')).toEqual({ amount: '1000', base: null, inBase: null, text: '1.000' })
  expect(packOfNumber('12,345')).toBeNull()
})
