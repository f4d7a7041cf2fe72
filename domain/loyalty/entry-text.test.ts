import { expect, it } from 'vitest'
import { entryText } from './ledger.ts'

const about = { orderNumber: 'SB-261120-000123', reward: 'Voucher Rp 50.000' }

it.each([
  ['earned', 'Pesanan SB-261120-000123 selesai'],
  ['adjusted', 'Klaim atas pesanan SB-261120-000123'],
  ['reversed', 'Pesanan SB-261120-000123 dibatalkan'],
  ['redeemed', 'Ditukar dengan Voucher Rp 50.000'],
  ['expired', 'Masa berlaku poin berakhir'],
] as const)('says why points were %s [REG-5]', (kind, text) => {
  expect(entryText(kind, about)).toBe(text)
})
