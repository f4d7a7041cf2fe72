import { describe, expect, it } from 'vitest'
import { salesFloor } from '#domain/catalogue/prices/price-floor.ts'
import type { Offer } from '../catalogue/offer.ts'
import type { ReadRow } from './read-row.ts'
import { type PresentOffer, validateRow } from './validate-row.ts'

const offer: Offer = {
  materialId: 7,
  sku: 'GL-25',
  name: 'Gula Rafinasi',
  nameEnglish: '',
  otherNames: [],
  grade: 'Food grade',
  maker: '',
  origin: 'Indonesia',
  form: 'kristal',
  container: 'sak kertas',
  unit: 'kg',
  packWeight: '25',
  minPurchase: '50',
  minNego: null,
  stock: '500',
  price: '12000',
  priceAtLevel2: null,
  priceAtLevel3: null,
  negotiable: true,
  lowestPrice: null,
  negoPercent: null,
  showcases: [],
  description: '',
  importantInfo: '',
  storage: '',
  shelfLifeMonths: null,
}
const balance = { units: '500', onHand: '600', reserved: '100', inLots: '400', expired: '0' }
const present: PresentOffer = { id: 3, offer, status: 'published', balance, leastTier: null }
const whole = {
  nama: 'Gula Rafinasi',
  grade: 'Food grade',
  asal: 'Indonesia',
  bentuk: 'kristal',
  kemasan: 'sak kertas',
  satuan: 'kg',
  berat: '25',
  jumlah_min_beli: '50',
  stok: '500',
  harga: '12000',
}

const row = (texts: ReadRow['texts'], more: Partial<ReadRow> = {}): ReadRow => ({
  texts,
  shown: {},
  negotiable: undefined,
  status: undefined,
  faults: [],
  ...more,
})
const known = { materialId: 7, bounds: null, setsStock: true, sellsNew: true }
const columnsOf = ({ faults }: ReturnType<typeof validateRow>) => faults.map(({ column }) => column)

describe('a row of a new product', () => {
  it('is a draft unless it says that it is sold, or that was chosen for all of the file [SHOP-4]', () => {
    const byItself = { ...known, sellsNew: false }
    expect(validateRow(row(whole), null, byItself).after?.status).toBe('draft')
    expect(validateRow(row(whole, { status: 'published' }), null, byItself).after?.status).toBe('published')
    expect(validateRow(row({}), { ...present, status: 'published' }, byItself).verdict).toBe('same')
  })

  it('is sold where that was chosen, unless it says that it is a draft [SHOP-4]', () => {
    expect(validateRow(row(whole), null, known)).toMatchObject({
      verdict: 'new',
      faults: [],
      after: { status: 'published', offer: { materialId: 7, name: 'Gula Rafinasi', negotiable: true } },
    })
    expect(validateRow(row({ nama: 'Gula' }, { status: 'draft' }), null, known).verdict).toBe('new')
    expect(columnsOf(validateRow(row(whole, { status: 'withdrawn' }), null, known))).toEqual(['status'])
  })

  it('lacks nothing that a product on sale needs, and its material [SHOP-4, SELLER-2]', () => {
    const { verdict, faults, after } = validateRow(row({ nama: 'Gula' }), null, known)
    expect([verdict, after]).toEqual(['problem', null])
    expect(faults.map(({ column }) => column)).toEqual([
      'grade',
      'asal',
      'bentuk',
      'kemasan',
      'berat',
      'jumlah_min_beli',
      'harga',
      'stok',
    ])
    expect(columnsOf(validateRow(row(whole), null, { ...known, materialId: undefined }))).toEqual(['bahan'])
  })

  it('is told of each column once, with what stands there [SHOP-4]', () => {
    const faults = [{ column: 'stok' as const, shown: 'banyak', sentence: 'bukan angka' }]
    const validated = validateRow(row({ ...whole, satuan: 'karung' }, { faults }), null, known)
    expect(validated.faults).toEqual([
      ...faults,
      { column: 'satuan', shown: 'karung', sentence: 'Satuan: kg, g, ton, L, mL, pcs.' },
    ])
  })
})

describe('a row of a product that is there', () => {
  it('changes what it says and leaves the rest [SHOP-4]', () => {
    expect(validateRow(row({ harga: '12500' }), present, known)).toMatchObject({
      verdict: 'changed',
      after: { status: 'published', offer: { ...offer, price: '12500' } },
    })
    expect(validateRow(row({}, { negotiable: false }), present, known).after?.offer.negotiable).toBe(false)
    expect(validateRow(row({}, { status: 'draft' }), present, known).faults[0]?.column).toBe('status')
  })

  it('is the same where numbers are only written otherwise [SHOP-4]', () => {
    expect(validateRow(row({ harga: '12000.00', stok: '500.0' }), present, known).verdict).toBe('same')
    expect(validateRow(row({ stok: '501' }), present, known).verdict).toBe('changed')
    const withdrawn = { ...present, status: 'withdrawn' as const }
    expect(validateRow(row({}, { status: 'published' }), withdrawn, known).verdict).toBe('changed')
  })

  it('keeps its unit on sale, and as much stock as its lots hold [SHOP-4, SHOP-5]', () => {
    expect(validateRow(row({ satuan: 'g' }), present, known).faults).toMatchObject([
      { column: 'satuan', shown: 'g', sentence: expect.stringContaining('kg') },
    ])
    expect(validateRow(row({ satuan: 'g' }), { ...present, status: 'draft' }, known).verdict).toBe('changed')
    expect(columnsOf(validateRow(row({ stok: '299' }), present, known))).toEqual(['stok'])
    expect(validateRow(row({ stok: '300' }), present, known).verdict).toBe('changed')
  })

  it('keeps its minimum below the first of its prices by quantity [SHOP-4, SHOP-3]', () => {
    const tiered = { ...present, leastTier: '100' }
    expect(validateRow(row({ jumlah_min_beli: '100' }), tiered, known).faults).toMatchObject([
      { column: 'jumlah_min_beli', sentence: expect.stringContaining('100 kg') },
    ])
    expect(validateRow(row({ jumlah_min_beli: '75' }), tiered, known).verdict).toBe('changed')
  })

  it('needs confirmation where a mark may make a thousandth of a stock [SHOP-4]', () => {
    // '1,250' of somebody who means twelve hundred and fifty
    expect(validateRow(row({ stok: '1.250' }), present, known).faults).toEqual([
      {
        column: 'stok',
        shown: '1.250',
        sentence: 'Dibaca 1,25 kg, jauh di bawah stok kini 500 kg. Periksa titik dan komanya.',
      },
    ])
    const most = { ...present, balance: { ...balance, reserved: '0', inLots: '0' } }
    expect(validateRow(row({ stok: '1.25' }), most, known).verdict).toBe('changed')
    expect(validateRow(row({ stok: '50.125' }), most, known).verdict).toBe('changed')
  })

  it('needs confirmation where a price falls below a tenth [SHOP-4]', () => {
    const levels = { ...present, offer: { ...offer, priceAtLevel2: '11000' } }
    expect(validateRow(row({ harga: '1199.99', harga_tingkat_2: '1000' }), levels, known).faults).toEqual([
      {
        column: 'harga',
        shown: '1199.99',
        sentence: 'Jauh di bawah harga kini Rp 12.000,00. Periksa titik dan komanya.',
      },
      {
        column: 'harga_tingkat_2',
        shown: '1000',
        sentence: 'Jauh di bawah harga kini Rp 11.000,00. Periksa titik dan komanya.',
      },
    ])
    expect(validateRow(row({ harga: '1200' }), present, known).verdict).toBe('changed')
    expect(validateRow(row({ harga_tingkat_2: '1' }), present, known).verdict).toBe('changed')
  })

  it('needs confirmation where it makes a level dearer than the one before it, whichever of the two it holds [SHOP-3, SHOP-4]', () => {
    const levels = { ...present, offer: { ...offer, priceAtLevel2: '11000', priceAtLevel3: '10000' } }
    const of = (texts: ReadRow['texts'], there: PresentOffer | null = levels) =>
      validateRow(row(texts), there, known).faults.map(({ column, shown }) => [column, shown])
    expect(validateRow(row({ harga_tingkat_2: '12000.01' }), levels, known).faults).toEqual([
      {
        column: 'harga_tingkat_2',
        shown: '12000.01',
        sentence:
          'Level 2 (Rp 12.000,01) lebih mahal daripada level 1 (Rp 12.000,00). Bila memang begitu, ubah di halaman produk.',
      },
    ])
    expect(of({ harga: '10999' })).toEqual([['harga', '10999']])
    expect(of({ harga: '10000', harga_tingkat_2: '10001' })).toEqual([['harga_tingkat_2', '10001']])
    expect(of({ harga_tingkat_2: '9000' })).toEqual([['harga_tingkat_2', '9000']])
    expect(of({ ...whole, harga_tingkat_3: '13000' }, null)).toEqual([['harga_tingkat_3', '13000']])
    expect(of({ harga: '12000', harga_tingkat_2: '12000', harga_tingkat_3: '12000' })).toEqual([])
  })

  it('says nothing of levels that were dearer before [SHOP-3, SHOP-4]', () => {
    const dearer = { ...present, offer: { ...offer, priceAtLevel2: '13000' } }
    expect(validateRow(row({ harga: '11000', harga_tingkat_2: '14000' }), dearer, known).verdict).toBe('changed')
  })

  it('needs confirmation where a price rises above ten times what it was [SHOP-4]', () => {
    const priced = { ...present, offer: { ...offer, priceAtLevel2: '11000', lowestPrice: '10000', negoPercent: '50' } }
    const of = (texts: ReadRow['texts']) => validateRow(row(texts), priced, known).faults
    expect(of({ harga: '1092000' })).toContainEqual({
      column: 'harga',
      shown: '1092000',
      sentence: 'Jauh di atas harga kini Rp 12.000,00. Periksa titik dan komanya.',
    })
    expect(columnsOf(validateRow(row({ harga: '1200000' }), present, known))).toEqual(['harga'])
    expect(of({ harga_tingkat_2: '110001' }).map(({ column }) => column)).toContain('harga_tingkat_2')
    expect(of({ harga_terendah: '999' })[0]?.sentence).toContain('Jauh di bawah harga kini Rp 10.000,00')
    expect(validateRow(row({ harga: '120000' }), present, known).verdict).toBe('changed')
  })

  it('needs confirmation where a pack or a minimum moves more than a hundredfold, either way [SHOP-4]', () => {
    const of = (texts: ReadRow['texts']) =>
      validateRow(row(texts), { ...present, status: 'draft' }, known).faults.filter(({ sentence }) =>
        /^Jauh/.test(sentence),
      )
    expect(of({ berat: '25000' })).toContainEqual({
      column: 'berat',
      shown: '25000',
      sentence: 'Jauh di atas isian kini 25 kg. Periksa titik dan komanya.',
    })
    expect(of({ berat: '0.2' })).toContainEqual({
      column: 'berat',
      shown: '0.2',
      sentence: 'Jauh di bawah isian kini 25 kg. Periksa titik dan komanya.',
    })
    expect(of({ jumlah_min_beli: '5025' })[0]?.column).toBe('jumlah_min_beli')
    // another unit is another number
    expect(of({ berat: '25000', jumlah_min_beli: '50000', satuan: 'g' })).toEqual([])
    expect(of({ berat: '1000', jumlah_min_beli: '1000' })).toEqual([])
  })

  it('shows of what does not fit what stands in the file [SHOP-4]', () => {
    const read = row({ harga: '1000.00' }, { shown: { harga: 'Rp 1.000,00' } })
    expect(validateRow(read, present, known).faults[0]).toMatchObject({ column: 'harga', shown: 'Rp 1.000,00' })
  })

  it('is bounded by what sales may give, where they write it [SHOP-7]', () => {
    const floor = salesFloor({ listPrice: '12000.00', lowestPrice: null }, 10)
    const bounds = { floors: new Map([[3, floor]]), ofNew: () => floor }
    expect(columnsOf(validateRow(row({ harga: '10799' }), present, { ...known, bounds }))).toEqual(['harga'])
    expect(validateRow(row({ harga: '10800' }), present, { ...known, bounds }).verdict).toBe('changed')
    // the first sale is the owner's
    expect(columnsOf(validateRow(row({ nama: 'Gula' }), null, { ...known, bounds }))).toContain('status')
    const draft = validateRow(row({ nama: 'Gula' }, { status: 'draft' }), null, { ...known, bounds })
    expect(columnsOf(draft)).not.toContain('status')
  })

  it('sets no stock for a person who may not change it, neither of a new product nor of one that is there [ROLE-10] [SHOP-4]', () => {
    const sales = { ...known, setsStock: false }
    expect(columnsOf(validateRow(row({ stok: '501' }), present, sales))).toEqual(['stok'])
    expect(validateRow(row({ stok: '500', harga: '12500' }), present, sales).verdict).toBe('changed')
    expect(columnsOf(validateRow(row(whole), null, sales))).toEqual(['stok'])
    expect(validateRow(row({ ...whole, stok: '0' }), null, sales).verdict).toBe('new')
  })
})
