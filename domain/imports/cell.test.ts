import { expect, it } from 'vitest'
import { cellText } from './cell.ts'

it('shows a number of a spreadsheet with all its digits, without what arithmetic leaves behind them [SHOP-4]', () => {
  expect([0.1 + 0.2, 4.35 * 100, 1234567890.125, 123456789012.345, 9999999999999.99, -2.5].map(cellText)).toEqual([
    '0.3',
    '435',
    '1234567890.125',
    '123456789012.345',
    '9999999999999.99',
    '-2.5',
  ])
})

it('shows a number that is nearly nothing as one, not as zero [SHOP-4]', () => {
  expect([0, 1e-7, 2.5e-12].map(cellText)).toEqual(['0', '0.0000001', '0.0000000000025'])
})

it('shows nothing of an empty cell, and of a formula where it stands [SHOP-4]', () => {
  expect([cellText(null), cellText(undefined), cellText({ formula: 'C7' }), cellText('Gula')]).toEqual([
    '',
    '',
    'rumus di C7',
    'Gula',
  ])
})
