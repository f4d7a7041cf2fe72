import { expect, it } from 'vitest'
import { lackingIn, lackingText } from './lacking.ts'

const sought = { taxNumber: '04002600012345678', npwp: '0012345678901000' }

it.each([
  ['Faktur 04002600012345678, NPWP 0012345678901000', []],
  ['Faktur 040.026-00.012345678\nNPWP : 0012 3456 7890 1000', []],
  ['04002600012345678 oleh 01.234.567.8-901.000', []],
  ['04002600012345678, NPWP 0012345678901001', ['npwp']],
  ['Faktur 04002600012345679 NPWP 0012345678901000', ['taxNumber']],
  ['', ['taxNumber', 'npwp']],
])('knows what %j does not say of a faktur pajak [TAX-2]', (text, lacking) => {
  expect(lackingIn(text, sought)).toEqual(lacking)
})

it('looks for nothing that is not known [TAX-2]', () => {
  expect(lackingIn('', { taxNumber: null, npwp: null })).toEqual([])
  expect(lackingText(['taxNumber', 'npwp'])).toBe('nomor faktur pajak ini dan NPWP seller')
})
