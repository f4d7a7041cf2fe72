import { expect, it } from 'vitest'
import type { ShownStep } from '#domain/negotiations/shapes.ts'
import { stepWords } from './step-words.ts'

const offer: ShownStep = {
  version: 1,
  who: 'buyer',
  kind: 'offer',
  price: '17500.00',
  difference: '-5.1',
  units: '200',
  note: null,
  by: 'Nadia',
  automatic: false,
  at: '2026-11-20T02:41:00Z',
}
const counter: ShownStep = { ...offer, version: 2, who: 'seller' }

it('tells another offer of the buyer from a changed one [NEGO-13]', () => {
  expect(stepWords(offer, undefined, false)).toBe('Pembeli menawar')
  expect(stepWords(offer, offer, false)).toBe('Pembeli mengubah tawaran')
  expect(stepWords(offer, counter, false)).toBe('Pembeli menawar lagi')
  expect(stepWords(offer, { ...counter, kind: 'ask', price: null }, false)).toBe('Pembeli mengubah tawaran')
})

it('marks a price agreed with sales and an automatic reply [NEGO-13]', () => {
  expect(stepWords(offer, undefined, true)).toBe('Pembeli menetapkan harga kesepakatan')
  expect(stepWords({ ...counter, automatic: true }, offer, false)).toBe('Penawaran balik otomatis')
})
