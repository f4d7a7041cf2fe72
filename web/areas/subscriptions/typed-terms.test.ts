import { expect, it } from 'vitest'
import { nextDays, readTerms, type TypedTerms, termsFaults, typedBeyond, unlimitedAnew } from './typed-terms.ts'

const credit = { days: '30', creditLimit: '50.000.000', isUnlimited: false }
const typed: TypedTerms = { priceLevel: '2', payments: ['transfer'], credits: [credit], salesUserId: '' }
const byOwner = { mayUnlimited: true, before: null }

it('reads level, payment types and credit limits [SELLER-3]', () => {
  expect(termsFaults(typed, byOwner)).toEqual({})
  expect(readTerms(typed)).toEqual({
    priceLevel: 2,
    payments: [
      { code: 'transfer', creditLimit: null },
      { code: 'tempo-30', creditLimit: '50000000', isUnlimited: false },
    ],
    salesUserId: null,
  })
})

it('begins another term with usual days that are not there yet [SELLER-3]', () => {
  const there = (...days: string[]) => days.map((days) => ({ ...credit, days }))
  expect([there(), there('14'), there('30', ' 14'), there('30')].map(nextDays)).toEqual(['14', '30', '45', '14'])
  expect(nextDays(there('14', '30', '45', '60', '90'))).toBe('')
})

it.each([
  [
    { credits: [{ ...credit, days: '0', creditLimit: '' }] },
    'credits.0.days',
    'Tempo diisi dalam hari, dari 1 sampai 999.',
  ],
  [
    { credits: [{ ...credit, creditLimit: '1,5' }] },
    'credits.0.creditLimit',
    'Limit kredit diisi dalam rupiah, tanpa sen.',
  ],
  [{ credits: [credit, credit] }, 'credits.1.days', 'Setiap tempo cukup dicantumkan satu kali.'],
  [{ payments: [], credits: [] }, 'payments', 'Pilih setidaknya satu tipe pembayaran.'],
])('says what is wrong with %o, at its field [SELLER-3]', (change, field, sentence) => {
  expect(termsFaults({ ...typed, ...change }, byOwner)).toEqual({ [field]: sentence })
})

it('takes an empty limit for none from nobody: credit without a limit is chosen in words [SHOP-7]', () => {
  const empty = { ...typed, credits: [{ ...credit, days: '90', creditLimit: ' ' }] }
  const bySales = { mayUnlimited: false, before: null }

  expect(termsFaults(empty, byOwner)).toEqual({
    'credits.0.creditLimit': 'Isi limit kreditnya, atau pilih "Tanpa limit".',
  })
  expect(termsFaults(empty, bySales)).toEqual({
    'credits.0.creditLimit': 'Tempo tanpa limit kredit hanya dapat diberikan oleh pemilik. Isi limit kreditnya.',
  })
  // what was typed before the choice counts no longer
  const open = { ...typed, credits: [{ ...credit, isUnlimited: true }] }
  expect(termsFaults(open, byOwner)).toEqual({})
  expect(readTerms(open).payments[1]).toEqual({ code: 'tempo-30', creditLimit: null, isUnlimited: true })
})

it('names credit without a limit that is new, for a question before it is sent [SHOP-7]', () => {
  const open = readTerms({ ...typed, credits: [{ ...credit, isUnlimited: true }] }).payments

  expect(unlimitedAnew(open, null)).toEqual(['Tempo 30 hari'])
  expect(unlimitedAnew(open, [{ code: 'tempo-30', creditLimit: '1.00' }])).toEqual(['Tempo 30 hari'])
  expect(unlimitedAnew(open, [{ code: 'tempo-30', creditLimit: null }])).toEqual([])
  expect(unlimitedAnew(readTerms(typed).payments, null)).toEqual([])
})

it('says what is beyond what sales may grant, of what can be read so far [SHOP-7]', () => {
  const limits = {
    plainTypes: ['transfer'] as const,
    creditDays: 14,
    creditLimit: '1000000.00',
    priceLevel: 2,
    discount: null,
  }
  const beyond = (days: string, creditLimit: string) =>
    typedBeyond({ ...typed, credits: [{ days, creditLimit, isUnlimited: false }] }, { before: null, limits })

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
