import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatCount,
  formatDay,
  formatForeign,
  formatHsCode,
  formatQuantity,
  formatRupiah,
  formatTotal,
  inGroups,
  sentence,
} from './format.ts'
import { Decimal, quantityText } from './money.ts'

it('writes Rupiah with dots between thousands and two decimals behind a comma [CARD-2]', () => {
  expect(formatRupiah('1250000.00')).toBe('Rp 1.250.000,00')
  expect(formatRupiah('17500')).toBe('Rp 17.500,00')
  expect(formatRupiah('0.5')).toBe('Rp 0,50')
  expect(formatRupiah('-1250.00')).toBe('-Rp 1.250,00')
})

it('writes quantities without zeros that say nothing', () => {
  expect(formatQuantity('1250.5')).toBe('1.250,5')
  expect(formatQuantity('0.500')).toBe('0,5')
  expect(formatQuantity('1000.000')).toBe('1.000')
})

it('loses no digit of any amount or quantity [CARD-2]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (count) => {
      const amount = new Decimal(count, 2).text(2)
      expect(formatRupiah(amount).replace('Rp ', '').replaceAll('.', '').replace(',', '.')).toBe(amount)
      const quantity = quantityText(new Decimal(count, 3))
      expect(formatQuantity(quantity).replaceAll('.', '').replace(',', '.')).toBe(quantity)
    }),
  )
})

it('writes counts in full up to a thousand, and the rest as more than that [MAT-6]', () => {
  expect([0, 999, 1000, 1001, 250_000].map(formatCount)).toEqual(['0', '999', '1.000', '1.000+', '1.000+'])
  expect([formatTotal(1086, false), formatTotal(1000, true)]).toEqual(['1.086', '1.000+'])
})

it('writes an HS code with the dot of the customs tariff, and leaves what is none as it is [MAT-1]', () => {
  expect(['291814', '2918.14', '2918', ''].map(formatHsCode)).toEqual(['2918.14', '2918.14', '2918', ''])
})

it('begins a fact with a capital', () => {
  expect(['serbuk halus', 'pH', ''].map(sentence)).toEqual(['Serbuk halus', 'PH', ''])
})

it('writes a foreign amount behind its symbol, a day in its short form, digits in groups of four', () => {
  expect(formatForeign('1234.5', 'US$')).toBe('US$ 1.234,50')
  expect(formatDay('2026-12-31')).toBe('31 Des 2026')
  expect(['8808123456789012', '880812345', '8808', ''].map(inGroups)).toEqual([
    '8808 1234 5678 9012',
    '8808 1234 5',
    '8808',
    '',
  ])
})
