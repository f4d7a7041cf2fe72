import { describe, expect, it } from 'vitest'
import { findInvoiceNumber, findTaxNumber, isTaxNumber } from './tax-number.ts'

describe('the number of a faktur pajak', () => {
  it.each([
    ['OutputTaxInvoice-0123456789012345-04002500012345678-9876543210987654.pdf', '04002500012345678'],
    ['Kode dan Nomor Seri Faktur Pajak: 04002500012345678 NITKU 0123456789012345000000', '04002500012345678'],
    ['04002500012345678 dan lagi 04002500012345678', '04002500012345678'],
    ['04002500012345678 mengganti 04002500012345679', null],
    ['0123456789012345', null],
    ['', null],
  ])('is found in %j where it is the only one of 17 digits [TAX-2]', (text, number) => {
    expect(findTaxNumber(text)).toBe(number)
  })
})

it('is 17 digits and nothing else [TAX-2]', () => {
  const texts = [
    '04002500012345678',
    '0400250001234567',
    '040025000123456789',
    'x04002500012345678',
    '04002500012345678x',
  ]
  expect(texts.map(isTaxNumber)).toEqual([true, false, false, false, false])
})

describe('the number of an invoice', () => {
  const known = new Set(['INV-2603-0001', 'INV-2603-0002'])
  it.each([
    ['faktur inv-2603-0001.pdf', 'INV-2603-0001'],
    ['(Referensi: INV-2603-0002)', 'INV-2603-0002'],
    ['INV-2603-00011', null],
    ['INV-2603-0001 INV-2603-0002', null],
    ['INV-2603-0009', null],
  ])('is found in %j where it is known and the only one [TAX-2]', (text, number) => {
    expect(findInvoiceNumber(text, known)).toBe(number)
  })
})
