import { describe, expect, it } from 'vitest'
import { otherReading, readNumber, styleOfNumbers } from './read-number.ts'

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

describe('the style of a file', () => {
  it.each([
    ['id', []],
    ['id', ['1250', '1.250', 'banyak']],
    ['id', ['1.250,50', '1250.50']],
    ['id', ['12,5', '1.250,5', '12.5']],
    ['en', ['12.5', '1,250.50', '12,5']],
    ['en', ['Rp 1,250.5']],
    ['en', ['rp.12.50', 'RP 3.5', 'Rp 3,5']],
    ['id', ['12.5 kg', '1250.500', 'US 12.5']],
    ['id', ['1,25,0.5', '1,,250.5']],
    ['id', ['Rp 1.250,5', 'rp. 0,5', '12.5']],
    ['en', ['x1.250,5', '1.250,5x', '1.25,5', '12.5']],
  ] as const)('is %s with %j: English only where more can be read so alone [SHOP-4]', (style, texts) => {
    expect(styleOfNumbers(texts)).toBe(style)
  })
})
