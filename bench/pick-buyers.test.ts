import { expect, it } from 'vitest'
import { pickBuyers } from './pick-buyers.ts'

const sugar = { buyers: ['ana', 'budi', 'citra'] }
const salt = { buyers: ['ana', 'dewi'] }

it('takes a buyer of each shop in turn, and nobody twice', () => {
  const picked = pickBuyers([sugar, salt], 4)

  expect(picked).toEqual([
    { buyer: 'ana', shop: sugar },
    { buyer: 'dewi', shop: salt },
    { buyer: 'budi', shop: sugar },
    { buyer: 'citra', shop: sugar },
  ])
})

it('fails where there are too few', () => {
  expect(() => pickBuyers([sugar, salt], 5)).toThrow('of 5 buyers there are only 4')
})
