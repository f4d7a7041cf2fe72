import { expect, it } from 'vitest'
import { packNoun } from './pack-noun.ts'

it.each([
  ['25 kg sak kertas', 'sak'],
  ['0,5 L botol', 'botol'],
  ['1.000 kg IBC', 'IBC'],
  ['25 kg', 'kemasan'],
  ['sak 25 kg kertas', 'kemasan'],
  ['', 'kemasan'],
])('counts packs of %j by the word %s [CARD-1]', (packLabel, noun) => {
  expect(packNoun({ packLabel })).toBe(noun)
})
