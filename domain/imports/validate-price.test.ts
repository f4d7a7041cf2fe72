import { describe, expect, it } from 'vitest'
import { salesFloor } from '#domain/catalogue/prices/price-floor.ts'
import { MOST } from '../limits.ts'
import type { ReadRow } from './read-row.ts'
import { type CurrentList, type CurrentPrice, type PriceFacts, validatePrice } from './validate-price.ts'

const buyer = { id: 'satu', name: 'PT Pembeli' }
const other = { id: 'dua', name: 'PT Lain' }
const list: CurrentList = {
  id: 'd1',
  name: 'Kontrak',
  customer: buyer,
  firstDay: '2026-12-01',
  lastDay: '2026-12-31',
  prices: 3,
}
const aPrice = (change: Partial<CurrentPrice> = {}): CurrentPrice => ({
  id: 'h1',
  list: null,
  level: 1,
  from: '100',
  amount: '90.00',
  firstDay: '2026-12-01',
  lastDay: null,
  ...change,
})
const product: PriceFacts['product'] = {
  unit: 'kg',
  minPurchase: '50',
  usual: new Map([
    [1, '100.00'],
    [2, '95.00'],
  ]),
  prices: [aPrice()],
  floor: null,
}
const facts: PriceFacts = { product, lists: [list], customers: [buyer, other], today: '2026-12-10', mayGrant: true }

const row = (texts: ReadRow['texts']): ReadRow => ({
  texts,
  shown: {},
  negotiable: undefined,
  status: undefined,
  faults: [],
})
const validated = (texts: ReadRow['texts'], change: Partial<PriceFacts> = {}) =>
  validatePrice(row(texts), { ...facts, ...change })
const faultsOf = (...args: Parameters<typeof validated>) =>
  validated(...args).faults.map(({ column, sentence }) => [column, sentence])

describe('a row with the price of a level', () => {
  it('changes the price of that quantity which holds today [SHOP-4, SHOP-3]', () => {
    const { verdict, faults, after } = validated({ level: '1', mulai: '100', harga_mulai: '85' })
    expect([verdict, faults]).toEqual(['changed', []])
    expect(after?.before?.id).toBe('h1')
    expect(after?.price).toEqual({ ...aPrice({ id: null }), amount: '85' })
  })

  it('is the same where nothing differs, and new at another quantity or a later day [SHOP-4]', () => {
    for (const level of ['Level 1', 'level1', 'LEVEL  1'])
      expect(validated({ level, mulai: '100.0', harga_mulai: '90' }).verdict).toBe('same')
    expect(validated({ level: '1', mulai: '200', harga_mulai: '80' })).toMatchObject({
      verdict: 'new',
      after: { before: null, price: { firstDay: '2026-12-10', lastDay: null } },
    })
    const ending = { ...product, prices: [aPrice({ lastDay: '2026-12-31' })] }
    expect(
      validated({ level: '1', mulai: '100', harga_mulai: '80', dari: '2027-01-01' }, { product: ending }),
    ).toMatchObject({
      verdict: 'new',
      after: { price: { firstDay: '2027-01-01', lastDay: null } },
    })
    expect(validated({ level: '1', mulai: '100', harga_mulai: '90', sampai: '2026-12-20' })).toMatchObject({
      verdict: 'changed',
      after: { price: { lastDay: '2026-12-20' } },
    })
  })

  it('passes over prices that have expired or not begun [SHOP-4]', () => {
    const expired = { ...product, prices: [aPrice({ lastDay: '2026-12-09' })] }
    expect(validated({ level: '1', mulai: '100', harga_mulai: '80' }, { product: expired }).after?.before).toBeNull()
    const last = { ...product, prices: [aPrice({ lastDay: '2026-12-10' })] }
    expect(validated({ level: '1', mulai: '100', harga_mulai: '80' }, { product: last }).after?.before?.id).toBe('h1')
    const today = { ...product, prices: [aPrice({ firstDay: '2026-12-10' })] }
    expect(validated({ level: '1', mulai: '100', harga_mulai: '80' }, { product: today }).after?.before?.id).toBe('h1')
    const others = { ...product, prices: [aPrice({ id: 'h3', level: 2 }), aPrice({ id: 'h4', from: '200' })] }
    expect(validated({ level: '1', mulai: '100', harga_mulai: '80' }, { product: others }).after?.before).toBeNull()
    const later = { ...product, prices: [aPrice({ firstDay: '2026-12-11' })] }
    expect(faultsOf({ level: '1', mulai: '100', harga_mulai: '80' }, { product: later })).toEqual([
      ['dari', 'Sudah ada harga untuk jumlah ini yang berlaku sejak 11 Des 2026. Pilih hari lain.'],
    ])
  })

  it.each<[string, ReadRow['texts'], string | null]>([
    ['no level and no customer', { mulai: '100', harga_mulai: '85' }, 'level'],
    ['both', { level: '1', pelanggan: 'PT Pembeli', harga_mulai: '85' }, 'pelanggan'],
    ['a level there is not', { level: '4', harga_mulai: '85' }, 'level'],
    ['a level among words', { level: 'ke level 1', harga_mulai: '85' }, 'level'],
    ['a level with more behind it', { level: '1a', harga_mulai: '85' }, 'level'],
    ['a level without a price', { level: '3', mulai: '100', harga_mulai: '85' }, 'level'],
    ['a quantity of letters', { level: '1', mulai: 'banyak', harga_mulai: '85' }, 'mulai'],
    ['a quantity at the minimum', { level: '1', mulai: '50', harga_mulai: '85' }, 'mulai'],
    ['a price of letters', { level: '1', mulai: '100', harga_mulai: 'murah' }, 'harga_mulai'],
    ['no price', { level: '1', mulai: '100' }, 'harga_mulai'],
    ['a price that is not lower', { level: '1', mulai: '100', harga_mulai: '100' }, 'harga_mulai'],
    ['a first day that is none', { level: '1', mulai: '100', harga_mulai: '85', dari: 'besok' }, 'dari'],
    ['a last day that is none', { level: '1', mulai: '100', harga_mulai: '85', sampai: '31/02/2027' }, 'sampai'],
    ['days reversed', { level: '1', mulai: '100', harga_mulai: '85', sampai: '2026-11-30' }, 'sampai'],
  ])('is refused at its column for %s [SHOP-4, SHOP-3]', (_, texts, column) => {
    const { verdict, faults, after } = validated(texts)
    expect([verdict, after, faults[0]?.column]).toEqual(['problem', null, column])
    expect(new Set(faults.map((fault) => fault.column)).size).toBe(faults.length)
  })

  it('asks about a mark in the wrong place: less than a tenth of what it costs [SHOP-4]', () => {
    const wrong = [['harga_mulai', 'Jauh di bawah harga kini Rp 90,00. Periksa titik dan komanya.']]
    expect(faultsOf({ level: '1', mulai: '100', harga_mulai: '8.99' })).toEqual(wrong)
    expect(faultsOf({ level: '1', mulai: '100', harga_mulai: '9' })).toEqual([])
    expect(faultsOf({ level: '2', mulai: '200', harga_mulai: '9.49' })).toHaveLength(1)
  })

  it('asks about one that is more than ten times as high as well [SHOP-4]', () => {
    const of = (harga_mulai: string) => faultsOf({ pelanggan: 'PT Pembeli', harga_mulai })
    expect(of('1000.01')).toEqual([['harga_mulai', 'Jauh di atas harga kini Rp 100,00. Periksa titik dan komanya.']])
    expect(of('1000')).toEqual([])
  })

  it('is not for sales below what they may give, but for what was there [SHOP-7]', () => {
    const bounded = { ...product, floor: salesFloor({ listPrice: '100.00', lowestPrice: null }, 5) }
    const verdictOf = (price: string) =>
      validated({ level: '1', mulai: '100', harga_mulai: price }, { product: bounded }).verdict
    expect([verdictOf('95'), verdictOf('90'), verdictOf('89')]).toEqual(['changed', 'same', 'problem'])
    expect(validated({ level: '1', mulai: '200', harga_mulai: '90' }, { product: bounded }).faults[0]?.column).toBe(
      'harga_mulai',
    )
  })

  it('says what is wrong with each cell at once, and of each one thing [SHOP-4]', () => {
    const { faults } = validated({ level: '1', mulai: 'x'.repeat(70), harga_mulai: '0', dari: 'besok' })
    expect(faults).toMatchObject([
      { column: 'mulai', shown: 'x'.repeat(60) },
      { column: 'dari', shown: 'besok', sentence: 'Tulis tanggal seperti 2026-12-31 atau 31/12/2026.' },
    ])
    const nothing = validated({ level: '1', mulai: '100', harga_mulai: '0' }).faults
    expect(nothing.map(({ column, sentence }) => [column, /Jauh di bawah/.test(sentence)])).toEqual([
      ['harga_mulai', false],
    ])
    expect(validated({}).faults).toMatchObject([
      { column: 'harga_mulai', shown: '' },
      { column: 'level', shown: '', sentence: 'Isi level atau pelanggan, salah satunya.' },
    ])
  })

  it('of a draft is written by the owner alone, unless nothing changes [SHOP-7]', () => {
    const verdictOf = (price: string) =>
      validated({ level: '1', mulai: '100', harga_mulai: price }, { mayGrant: false })
    expect(verdictOf('90').verdict).toBe('same')
    expect(verdictOf('85')).toMatchObject({ verdict: 'problem', after: null })
    expect(verdictOf('85').faults).toMatchObject([
      { column: 'harga_mulai', sentence: expect.stringContaining('ditulis oleh pemilik toko') },
    ])
  })

  it('is one of so many that a product has, those that are over not counted [SHOP-3]', () => {
    const many = (lastDay: string | null, count: number = MOST.priceRules) =>
      Array.from({ length: count }, (_, index) => aPrice({ id: `h${index}`, from: String(200 + index), lastDay }))
    const added = (prices: CurrentPrice[], from = '100') =>
      validated({ level: '1', mulai: from, harga_mulai: '85' }, { product: { ...product, prices } })
    expect(added(many(null, MOST.priceRules - 1)).verdict).toBe('new')
    expect(added(many('2026-12-09')).verdict).toBe('new')
    expect(added(many('2026-12-10')).faults).toMatchObject([
      { column: 'mulai', sentence: `Paling banyak ${MOST.priceRules} harga. Hapus yang tidak dipakai dahulu.` },
    ])
    expect(added(many(null), '200').verdict).toBe('changed')
  })

  it('brings what was wrong in the cells along, and goes no further [SHOP-4]', () => {
    const faults = [{ column: 'mulai' as const, shown: 'x', sentence: 'bukan angka' }]
    expect(validatePrice({ ...row({}), faults }, facts)).toEqual({ verdict: 'problem', faults, after: null })
  })
})

describe('a row with the price of a customer', () => {
  const priced = { ...product, prices: [aPrice({ id: 'h2', list, level: null, amount: '80.00', ...daysOf(list) })] }

  it('changes that of the list which holds that day, whatever the case of its name [SHOP-4]', () => {
    const { verdict, after } = validated(
      { pelanggan: 'pt pembeli', mulai: '100', harga_mulai: '75' },
      { product: priced },
    )
    expect([verdict, after?.before?.id, after?.price.list]).toEqual(['changed', 'h2', list])
    expect(after?.price).toMatchObject({ level: null, firstDay: '2026-12-01', lastDay: '2026-12-31' })
  })

  it('makes the list that it names where there is none [SHOP-4]', () => {
    const { verdict, after } = validated({
      pelanggan: 'PT Lain',
      daftar: 'Awal tahun',
      mulai: '100',
      harga_mulai: '75',
    })
    expect(verdict).toBe('new')
    expect(after?.price.list).toEqual({
      id: null,
      name: 'Awal tahun',
      customer: other,
      firstDay: '2026-12-10',
      lastDay: null,
      prices: 0,
    })
  })

  it.each<[string, ReadRow['texts'], [string, string]]>([
    ['no name', { pelanggan: 'PT Lain', harga_mulai: '75' }, ['daftar', 'Nama daftar harus diisi.']],
    [
      'other days than the list',
      { pelanggan: 'PT Pembeli', harga_mulai: '75', sampai: '2027-01-31' },
      ['dari', 'Daftar ini berlaku 1 Des 2026 sampai 31 Des 2026. Harinya diubah di halaman Harga.'],
    ],
    [
      'days of another list',
      { pelanggan: 'PT Pembeli', daftar: 'Baru', harga_mulai: '75', dari: '2026-12-31' },
      [
        'dari',
        "Pelanggan ini sudah punya daftar 'Kontrak' yang berlaku 1 Des 2026 sampai 31 Des 2026. Pilih hari lain.",
      ],
    ],
    [
      'nobody who subscribes',
      { pelanggan: 'PT Siapa', harga_mulai: '75' },
      ['pelanggan', 'Pilih pelanggan yang aktif berlangganan.'],
    ],
  ])('is refused for %s [SHOP-4]', (_, texts, fault) => {
    expect(faultsOf(texts)[0]).toEqual(fault)
  })

  it('is one of so many that a list holds [SHOP-3]', () => {
    const full = { ...list, prices: MOST.listedPrices }
    const added = (lists: CurrentList[]) =>
      validated({ pelanggan: 'PT Pembeli', mulai: '100', harga_mulai: '75' }, { lists }).faults
    expect(added([{ ...full, prices: MOST.listedPrices - 1 }])).toEqual([])
    expect(added([full])).toMatchObject([
      { column: 'mulai', sentence: expect.stringContaining(`${MOST.listedPrices} harga`) },
    ])
  })

  it('is of the list that is named, or that holds on its first day [SHOP-4]', () => {
    const next = { ...list, id: 'd2', name: 'Awal tahun', firstDay: '2027-01-01', lastDay: null }
    const listOf = (texts: ReadRow['texts']) =>
      validated({ pelanggan: 'PT Pembeli', mulai: '100', harga_mulai: '75', ...texts }, { lists: [list, next] })
    expect(listOf({}).after?.price.list?.id).toBe('d1')
    expect(listOf({ daftar: 'awal TAHUN' }).after?.price.list?.id).toBe('d2')
    expect(listOf({ dari: '2027-01-01' }).after?.price.list?.id).toBe('d2')
    expect(listOf({ daftar: 'kontrak', dari: '2026-12-01', sampai: '2026-12-31' }).faults).toEqual([])
    const ofToday = (days: Partial<CurrentList>) =>
      validated({ pelanggan: 'PT Pembeli', mulai: '100', harga_mulai: '75' }, { lists: [{ ...list, ...days }] }).after
    expect(ofToday({ lastDay: '2026-12-10' })?.price.list?.id).toBe('d1')
    expect(ofToday({ firstDay: '2026-12-10' })?.price.list?.id).toBe('d1')
    expect(ofToday({ lastDay: null })?.price.list?.id).toBe('d1')
    expect(ofToday({ lastDay: '2026-12-09' })).toBeNull()
  })

  it('ends a new list where it says so, and not before it begins [SHOP-4]', () => {
    const made = (sampai: string) =>
      validated({ pelanggan: 'PT Lain', daftar: 'Baru', mulai: '100', harga_mulai: '75', sampai })
    expect(made('2026-12-31').after?.price.list).toMatchObject({ firstDay: '2026-12-10', lastDay: '2026-12-31' })
    expect(made('2026-12-09').faults[0]).toMatchObject({ column: 'sampai' })
  })

  it('does not guess between two of one name [SHOP-4]', () => {
    const twins = [other, { id: 'tiga', name: 'pt lain' }]
    expect(faultsOf({ pelanggan: 'PT Lain', daftar: 'X', harga_mulai: '75' }, { customers: twins })[0]?.[0]).toBe(
      'pelanggan',
    )
  })

  it('is for the owner alone, unless nothing changes [SHOP-7]', () => {
    const verdictOf = (price: string) =>
      validated({ pelanggan: 'PT Pembeli', mulai: '100', harga_mulai: price }, { product: priced, mayGrant: false })
        .verdict
    expect([verdictOf('80'), verdictOf('79')]).toEqual(['same', 'problem'])
    const { faults } = validated(
      { pelanggan: 'PT Pembeli', mulai: '100', harga_mulai: '79' },
      { product: priced, mayGrant: false },
    )
    expect(faults).toMatchObject([
      { column: 'pelanggan', sentence: 'Hanya pemilik toko yang mengubah harga satu pelanggan.' },
    ])
  })
})

function daysOf({ firstDay, lastDay }: CurrentList) {
  return { firstDay, lastDay }
}
