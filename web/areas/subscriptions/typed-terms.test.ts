import { expect, it } from 'vitest'
import { nextDays, readTerms, type TypedTerms, termsFaults, typedBeyond, unlimitedAnew } from './typed-terms.ts'

const credit = { hari: '30', batas_kredit: '50.000.000', tanpa_limit: false }
const typed: TypedTerms = { level_harga: '2', tipe_pembayaran: ['transfer'], tempo: [credit], sales_user_id: '' }
const byOwner = { mayUnlimited: true, before: null }

it('reads level, payment types and credit limits [SELLER-3]', () => {
  expect(termsFaults(typed, byOwner)).toEqual({})
  expect(readTerms(typed)).toEqual({
    level_harga: 2,
    tipe_pembayaran: [
      { kode: 'transfer', batas_kredit: null },
      { kode: 'tempo-30', batas_kredit: '50000000', tanpa_limit: false },
    ],
    sales_user_id: null,
  })
})

it('begins another term with usual days that are not there yet [SELLER-3]', () => {
  const there = (...days: string[]) => days.map((hari) => ({ ...credit, hari }))
  expect([there(), there('14'), there('30', ' 14'), there('30')].map(nextDays)).toEqual(['14', '30', '45', '14'])
  expect(nextDays(there('14', '30', '45', '60', '90'))).toBe('')
})

it.each([
  [
    { tempo: [{ ...credit, hari: '0', batas_kredit: '' }] },
    'tempo.0.hari',
    'Tempo diisi dalam hari, dari 1 sampai 999.',
  ],
  [
    { tempo: [{ ...credit, batas_kredit: '1,5' }] },
    'tempo.0.batas_kredit',
    'Limit kredit diisi dalam rupiah, tanpa sen.',
  ],
  [{ tempo: [credit, credit] }, 'tempo.1.hari', 'Setiap tempo cukup dicantumkan satu kali.'],
  [{ tipe_pembayaran: [], tempo: [] }, 'tipe_pembayaran', 'Pilih setidaknya satu tipe pembayaran.'],
])('says what is wrong with %o, at its field [SELLER-3]', (change, field, sentence) => {
  expect(termsFaults({ ...typed, ...change }, byOwner)).toEqual({ [field]: sentence })
})

it('takes an empty limit for none from nobody: credit without a limit is chosen in words [SHOP-7]', () => {
  const empty = { ...typed, tempo: [{ ...credit, hari: '90', batas_kredit: ' ' }] }
  const bySales = { mayUnlimited: false, before: null }

  expect(termsFaults(empty, byOwner)).toEqual({
    'tempo.0.batas_kredit': 'Isi limit kreditnya, atau pilih "Tanpa limit".',
  })
  expect(termsFaults(empty, bySales)).toEqual({
    'tempo.0.batas_kredit': 'Tempo tanpa limit kredit hanya dapat diberikan oleh pemilik. Isi limit kreditnya.',
  })
  // what was typed before the choice counts no longer
  const open = { ...typed, tempo: [{ ...credit, tanpa_limit: true }] }
  expect(termsFaults(open, byOwner)).toEqual({})
  expect(readTerms(open).tipe_pembayaran[1]).toEqual({ kode: 'tempo-30', batas_kredit: null, tanpa_limit: true })
})

it('names credit without a limit that is new, for a question before it is sent [SHOP-7]', () => {
  const open = readTerms({ ...typed, tempo: [{ ...credit, tanpa_limit: true }] }).tipe_pembayaran

  expect(unlimitedAnew(open, null)).toEqual(['Tempo 30 hari'])
  expect(unlimitedAnew(open, [{ code: 'tempo-30', creditLimit: '1.00' }])).toEqual(['Tempo 30 hari'])
  expect(unlimitedAnew(open, [{ code: 'tempo-30', creditLimit: null }])).toEqual([])
  expect(unlimitedAnew(readTerms(typed).tipe_pembayaran, null)).toEqual([])
})

it('says what is beyond what sales may grant, of what can be read so far [SHOP-7]', () => {
  const limits = {
    plainTypes: ['transfer'] as const,
    creditDays: 14,
    creditLimit: '1000000.00',
    priceLevel: 2,
    discount: null,
  }
  const beyond = (hari: string, batas_kredit: string) =>
    typedBeyond({ ...typed, tempo: [{ hari, batas_kredit, tanpa_limit: false }] }, { before: null, limits })

  expect(beyond('14', '1.000.000')).toEqual([])
  expect(beyond('15', '')).toEqual(['Tempo 15 hari, wewenang sales sampai 14 hari'])
  for (const [days, limit] of [
    ['0', '1'],
    ['', ''],
    ['x', '5.000.000'],
    ['14', 'banyak'],
  ] as const)
    expect(beyond(days, limit)).toEqual([])
})
