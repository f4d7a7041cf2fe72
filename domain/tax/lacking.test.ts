import { expect, it } from 'vitest'
import { lackingIn, lackingText } from './lacking.ts'

const taxNumber = '04002600012345678'
const company = '0012345678901000'
// somebody's NIK, which has no form of 15 digits
const person = '3174012345678901'

it.each([
  ['16 digits', `Faktur ${taxNumber}, NPWP ${company}`, company, []],
  ['digits in groups', 'Faktur 040.026-00.012345678\nNPWP : 0012 3456 7890 1000', company, []],
  ['15 digits, with dots and a dash', `${taxNumber} oleh 01.234.567.8-901.000`, company, []],
  ['15 digits, with another dash and blanks', `${taxNumber} oleh 01.234.567.8 – 901.000`, company, []],
  ['15 digits alone', `${taxNumber} oleh 012345678901000`, company, []],
  ['a NITKU', `${taxNumber} oleh #0012345678901000000000`, company, []],
  ['a NIK', `${taxNumber} oleh 3174 0123 4567 8901`, person, []],
  ['a NIK without its first digit', `${taxNumber} oleh 174012345678901`, person, ['npwp']],
  ['the NPWP of another', `${taxNumber}, NPWP 0012345678901001`, company, ['npwp']],
  ['another number', `Faktur 04002600012345679 NPWP ${company}`, company, ['tax_number']],
  ['the number within a longer one', `Faktur ${taxNumber}9 NPWP ${company}`, company, ['tax_number']],
  ['nothing, as a scan', '', company, ['tax_number', 'npwp']],
])('knows what a PDF with %s lacks of a faktur pajak [TAX-2]', (_, text, npwp, lacking) => {
  expect(lackingIn(text, { taxNumber, npwp })).toEqual(lacking)
})

it('looks for nothing that is not known [TAX-2]', () => {
  expect(lackingIn('', { taxNumber: null, npwp: null })).toEqual([])
})

it('says in words what it lacks [TAX-2]', () => {
  const sought = { taxNumber, npwp: company }
  expect(lackingText(['tax_number', 'npwp'], sought)).toBe(
    'nomor faktur pajak 04002600012345678 dan NPWP Anda (0012345678901000)',
  )
  expect(lackingText(['npwp'], sought)).toBe('NPWP Anda (0012345678901000)')
})
