import { expect, it } from 'vitest'
import { lotText, packsText } from './packs-of-lot.ts'

it.each([
  ['300', '25', '12 kemasan'],
  ['285.5', '25', '11 kemasan + 10,5 kg'],
  ['10', '25', '10 kg'],
  ['25000', '0.5', '50.000 kemasan'],
  ['300', null, null],
])('%s kg in packs of %s are %s on a surat jalan [DOC-1]', (units, packWeight, text) => {
  expect(packsText(units, { unit: 'kg', packWeight })).toBe(text)
})

it('says of a lot how much, in how many packs, and its last day [DOC-1]', () => {
  const lot = { place: 1, number: 'RPS-07', units: '300', packs: '12 kemasan', lastDay: '2027-12-31' }
  expect(lotText(lot, 'kg')).toBe('Lot RPS-07 · 300 kg · 12 kemasan · kedaluwarsa 31 Des 2027')
  expect(lotText({ ...lot, packs: null, lastDay: null }, 'kg')).toBe('Lot RPS-07 · 300 kg')
})
