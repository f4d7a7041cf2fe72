import { expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkNegoUnits } from './units.ts'

const sack = { unit: 'kg', packWeight: '25.000', minNego: '100.000' }

it.each([
  ['100', undefined],
  ['1000', undefined],
  ['75', 'Jumlah minimum nego adalah 100 kg.'],
  ['110', 'Jumlah nego harus kelipatan 25 kg (isi satu kemasan).'],
  ['0', 'Jumlah minimum nego adalah 100 kg.'],
])('negotiates whole packs from the minimum on: %s is %s [NEGO-5]', (units, sentence) => {
  expect(sentenceOf(() => checkNegoUnits(units, sack))).toBe(sentence)
})

it('marks the field, and takes 99,999 packs at most [NEGO-5] [API-2]', () => {
  expect(refusalOf(() => checkNegoUnits('2499975', sack))).toBeUndefined()
  expect(refusalOf(() => checkNegoUnits('2500000', sack))?.code).toBe('units_too_many')
  for (const units of ['75', '110', '2500000'])
    expect(refusalOf(() => checkNegoUnits(units, sack))?.field).toBe('qty_satuan_nego')
})

it('rounds the minimum to packs, at least one [NEGO-5]', () => {
  expect(sentenceOf(() => checkNegoUnits('50', { ...sack, minNego: '60' }))).toBeUndefined()
  expect(sentenceOf(() => checkNegoUnits('25', { ...sack, minNego: '1' }))).toBeUndefined()
})

function sentenceOf(check: () => void): string | undefined {
  return refusalOf(check)?.sentence
}

function refusalOf(check: () => void): Refusal | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
