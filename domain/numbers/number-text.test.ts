import { describe, expect, it } from 'vitest'
import {
  otherReading,
  readAmount,
  readNumber,
  readNumberText,
  readOptionalAmount,
  readQuantity,
  shownAmount,
  shownQuantity,
  typedAmount,
  typedCount,
  typedQuantity,
} from './number-text.ts'

describe('an amount of Rupiah', () => {
  it.each([
    ['17500', '17500'],
    ['17.500', '17500'],
    ['17.500,', '17500'],
    ['17.500,5', '17500.5'],
    ['17500.50', '17500.50'],
    ['Rp 1.000.000,50', '1000000.50'],
    ['Rp1.000.000,-', '1000000'],
    ['rp. 250.000', '250000'],
    ['1,000,000', '1000000'],
    ['12,345.50', '12345.50'],
    ['1,000,000.25', '1000000.25'],
    ['Rp 17 500', '17500'],
    [' 1\u00a0000\u00a0000 ', '1000000'],
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['0', '0'],
    ['017500', '017500'],
  ])('%j is %s', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each([
    '',
    ' ',
    'Rp',
    'sejuta',
    '-5',
    '1e6',
    '1🙂000',
    '💰',
    '٣',
    '１０００',
    '1.00.000',
    '1.000.00',
    '1,000,00',
    '1.0000',
    '1.000,000',
    '1.000 000',
    '1 5',
    '0,500',
    '017.500',
    '1,2,3',
    '17500,505',
    '12,345',
    '1,000',
    'Rp 999,999',
    ',5',
  ])('%j cannot be read', (text) => expect(readAmount(text)).toBeNull())

  it('may be missing; what cannot be read is not taken for missing [ROLE-10]', () => {
    expect(readOptionalAmount(' ')).toBeNull()
    expect(readOptionalAmount('0')).toBe('0')
    expect(readOptionalAmount('1.500,50')).toBe('1500.50')
    expect(readOptionalAmount('sejuta')).toBe('sejuta')
  })

  it.each([
    ['1000000.00', '1.000.000'],
    ['17850.50', '17.850,50'],
    ['0.00', '0'],
    [null, ''],
  ])('%s is shown in a field as %j, and read from it again', (amount, shown) => {
    expect(shownAmount(amount)).toBe(shown)
    expect(Number(readOptionalAmount(shown))).toBe(Number(amount))
  })
})

describe('a field of numbers', () => {
  it.each([
    ['1250.751', '1250.751'],
    ['1250.7500', '1250.75'],
    ['1,250.5', '1250.5'],
    ['1.250,5', '1250.5'],
    ['1.250.000', '1250000'],
    ['1,250,000', '1250000'],
    ['1\u202f250\u00a0000,5', '1250000.5'],
    ['\u200b2.5', '2.5'],
    ['1.250,5 kg', '1250.5'],
    ['25KG.', '25'],
    ['1.250', '1250'],
  ])('reads %j as a quantity of kg in one way [CART-3, SHOP-5]', (text, value) => {
    expect(typedQuantity(text, { pasted: true, unit: 'kg' })).toEqual({ value })
  })

  it.each([
    ['1250.7512', 'Maksudnya 1.250,751? Paling banyak 3 angka di belakang koma.'],
    ['1,250', 'Maksudnya 1.250 atau 1,25? Ketik ulang angkanya.'],
    ['1.00.000', '"1.00.000" tidak terbaca. Tulis seperti 1.250 atau 1.250,5, dalam kg.'],
    ['1.250.7512', '"1.250.7512" tidak terbaca. Tulis seperti 1.250 atau 1.250,5, dalam kg.'],
    ['20 sak', '"20 sak" tidak terbaca. Tulis seperti 1.250 atau 1.250,5, dalam kg.'],
    ['-5', '"-5" tidak terbaca. Tulis seperti 1.250 atau 1.250,5, dalam kg.'],
    ['1.0000', 'Maksudnya 1? Paling banyak 3 angka di belakang koma.'],
  ])('refuses %j pasted as a quantity with what was understood [CART-3, SHOP-5]', (text, problem) => {
    expect(typedQuantity(text, { pasted: true, unit: 'kg' })).toEqual({ problem })
  })

  it('takes a comma before three digits for decimals where a quantity is typed, and never for Rupiah [CART-3]', () => {
    expect(typedQuantity('1,250')).toEqual({ value: '1.250' })
    expect(typedAmount('12,345')).toEqual({ problem: 'Maksudnya 12.345 atau 12,345? Ketik ulang angkanya.' })
    expect(typedAmount('Rp 17.500,00 / kg', { unit: 'kg' })).toEqual({ value: '17500.00' })
  })

  it('counts things in whole numbers [API-2]', () => {
    expect(typedCount('1.250')).toEqual({ value: '1250' })
    expect(typedCount('1.5')).toEqual({ problem: 'Maksudnya 2? Isi bilangan bulat.' })
  })

  it('leaves a quantity that cannot be read for the contract to refuse [CART-3]', () => {
    expect(['1250.7512', '1.5.5', 'banyak'].map(readQuantity)).toEqual(['1250.7512', '1.5.5', 'banyak'])
  })
})

it('has a number in one way, in two, or in none [SHOP-4]', () => {
  expect(readNumberText('1250.5')).toEqual({ kind: 'one', value: '1250.5', style: 'en' })
  expect(readNumberText('Rp 1.000.000,-')).toEqual({ kind: 'one', value: '1000000', style: 'id' })
  expect(readNumberText('1250')).toEqual({ kind: 'one', value: '1250', style: null })
  expect(readNumberText('1.250')).toEqual({ kind: 'two', id: '1250', en: '1.250' })
  expect(readNumberText('1.25.000')).toEqual({ kind: 'none' })
})

it.each([
  ['1250.5', '1.250,5'],
  ['1250', '1.250'],
  ['999.125', '999,125'],
  ['1234567', '1.234.567'],
  ['0.5', '0,5'],
  [null, ''],
])('shows the quantity %s of the wire as %j, and reads it back [CART-3]', (units, shown) => {
  expect(shownQuantity(units)).toBe(shown)
  expect(readQuantity(shown)).toBe(units)
})

it('reads a quantity with space around it, and space alone as none [CART-3]', () => {
  expect([readQuantity(' 1.250,5 '), readQuantity('  ')]).toEqual(['1250.5', null])
})

describe('a number of a file', () => {
  it.each([
    ['1.250,50', '1250.50'],
    ['1,250.50', '1250.50'],
    ['1250.5', '1250.5'],
    ['1250,5', '1250.5'],
    ['1.250.000', '1250000'],
    ['1,250,000', '1250000'],
    ['Rp 17.500,00', '17500.00'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['1250.500', '1250.500'],
    ['007', '007'],
    [' rp.17.500,00', '17500.00'],
    ['RP17500', '17500'],
    ['1 250\u00a0000', '1250000'],
    ['12,3456', '12.3456'],
    ['1234,567', '1234.567'],
  ])('%j is %j however the file writes them [SHOP-4]', (text, read) => {
    expect([readNumber(text, 'id'), readNumber(text, 'en')]).toEqual([read, read])
  })

  it.each([
    ['1.250', '1250', '1.250'],
    ['1,250', '1.250', '1250'],
  ])('that may be either, %j, is read as the file writes them [SHOP-4]', (text, indonesian, english) => {
    expect([readNumber(text, 'id'), readNumber(text, 'en')]).toEqual([indonesian, english])
    expect([otherReading(text, 'id'), otherReading(text, 'en')]).toEqual([english, indonesian])
  })

  it.each(['1250', '0,125', '1.250,5', '12,50', '1234,567', 'A-1,250'])(
    'that says itself what it is, %j, is read in one way [SHOP-4]',
    (text) => {
      expect([otherReading(text, 'id'), otherReading(text, 'en')]).toEqual([null, null])
    },
  )

  it.each([
    '',
    '-5',
    '1e5',
    '30 sak',
    '1.2.3',
    '1,25,000',
    '1.25.000,5',
    '12,',
    ',5',
    '1..5',
    '=1+1',
    '١٢',
    'x12',
    '12x',
    'x1,5',
    '1,5x',
    '17 Rp 5',
    '1,5,5',
    '1.234.5,6',
  ])('%j is none [SHOP-4]', (text) => {
    expect([readNumber(text, 'id'), readNumber(text, 'en')]).toEqual([null, null])
  })
})
