import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkNegoStock, checkNegoUnits, mostNegotiable, unitsObstacles } from './units.ts'

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

describe('what may be ordered of an offer now', () => {
  const stock = { ...sack, unitsInStock: '160', leadDays: null, mostBeyond: null, unitsBeyond: '0' }

  it('is what is there in whole packs, more where its seller takes orders for it [NEGO-12] [SHOP-6]', () => {
    expect(sentenceOf(() => checkNegoStock('150', stock))).toBeUndefined()
    expect(refusalOf(() => checkNegoStock('175', stock))).toMatchObject({
      code: 'beyond_stock',
      sentence: 'Stok tersedia 150 kg',
      field: 'qty_satuan_nego',
    })
    expect(sentenceOf(() => checkNegoStock('175', { ...stock, leadDays: 5, mostBeyond: '0' }))).toBe(
      'Paling banyak 150 kg, termasuk yang dipesan dulu',
    )
    expect(mostNegotiable(stock)?.units).toBe('150')
    expect(mostNegotiable({ ...stock, leadDays: 5 })).toBeNull()
  })

  it('is said with the quantity that is negotiated [NEGO-12]', () => {
    expect(unitsObstacles('100', stock)).toEqual({ unitsObstacle: null, stockObstacle: null })
    expect(unitsObstacles('75', { ...stock, unitsInStock: '50' })).toEqual({
      unitsObstacle: 'Jumlah minimum nego adalah 100 kg; yang dinego 75 kg.',
      stockObstacle: 'Stok tersedia 50 kg; yang dinego 75 kg.',
    })
  })
})
