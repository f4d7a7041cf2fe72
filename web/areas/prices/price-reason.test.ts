import { expect, it } from 'vitest'
import { priceReason } from './why-this-price.tsx'

const step = { from: '0', amount: '90.00', listName: null, level: 2, firstDay: null, lastDay: null }

it.each([
  [step, 'Harga level 2'],
  [{ ...step, from: '1250.5', firstDay: '2026-12-01' }, 'Harga level 2, mulai 1.250,5 kg, sejak 1 Des 2026'],
  [
    { ...step, listName: 'Kontrak', level: null, firstDay: '2026-01-01', lastDay: '2026-12-31' },
    'Daftar harga Kontrak, sejak 1 Jan 2026, sampai 31 Des 2026',
  ],
])('tells list, quantity and days of %j: %s [SHOP-3]', (from, reason) => {
  expect(priceReason(from, 'kg')).toBe(reason)
})
