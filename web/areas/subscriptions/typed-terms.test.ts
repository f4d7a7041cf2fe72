import { expect, it } from 'vitest'
import { readTerms, type TypedTerms } from './typed-terms.ts'

const typed: TypedTerms = {
  level: '2',
  transfer: true,
  cod: false,
  credits: [{ key: 0, days: '30', limit: '50.000.000' }],
  salesUserId: '',
}

it('reads level, payment types and credit limits [SELLER-3]', () => {
  expect(readTerms(typed, true)).toEqual({
    body: {
      level_harga: 2,
      tipe_pembayaran: [
        { kode: 'transfer', batas_kredit: null },
        { kode: 'tempo-30', batas_kredit: '50000000' },
      ],
      sales_user_id: null,
    },
  })
})

it.each([
  [{ credits: [{ key: 0, days: '0', limit: '' }] }, 'Tempo diisi dalam hari, dari 1 sampai 999.'],
  [{ credits: [{ key: 0, days: '30', limit: '1,5' }] }, 'Batas kredit diisi dalam rupiah, tanpa sen.'],
  [{ credits: [...typed.credits, ...typed.credits] }, 'Setiap tempo cukup dicantumkan satu kali.'],
  [{ transfer: false, credits: [] }, 'Pilih setidaknya satu tipe pembayaran.'],
])('says what is wrong with %o [SELLER-3]', (change, problem) => {
  expect(readTerms({ ...typed, ...change }, true)).toEqual({ problem })
})
