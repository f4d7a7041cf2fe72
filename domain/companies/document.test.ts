import { expect, it } from 'vitest'
import { businessTypeLabel } from './business-type.ts'
import { documentLabel, isRequested } from './document.ts'

it('wants an SPPKP of companies that charge PPN alone, the other documents of each [REG-3]', () => {
  expect([isRequested('sppkp', { isPkp: true }), isRequested('sppkp', { isPkp: false })]).toEqual([true, false])
  for (const isPkp of [true, false])
    expect([isRequested('npwp', { isPkp }), isRequested('nib', { isPkp })]).toEqual([true, true])
})

it('names the documents and the trades of a company [REG-3]', () => {
  expect(documentLabel('sppkp')).toBe('SPPKP')
  expect(businessTypeLabel('2')).toBe('Food and Beverages')
  expect([businessTypeLabel(null), businessTypeLabel('9')]).toEqual(['Belum diisi', 'Belum diisi'])
})
