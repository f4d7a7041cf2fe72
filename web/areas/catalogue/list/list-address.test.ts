import { describe, expect, it } from 'vitest'
import { categoryPath } from '../category-style.ts'
import { changed, countFilters, listPath, readFilters, withoutFilters, withToggled } from './list-address.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the address of the product list', () => {
  it('reads every filter [ROUTE-5, CARD-3]', () => {
    const query =
      'kategori=2&tipe-seller=importir&seller=toko&keyword=asam+sitrat&grade=FCC&langganan=ya&urut=nama&halaman=3'

    expect(read(query)).toEqual({
      category: 2,
      sellerType: 'importer',
      sellers: ['toko'],
      keyword: 'asam sitrat',
      grades: ['FCC'],
      subscribedOnly: true,
      sort: 'name',
      page: 3,
    })
  })

  it('reads, counts and writes what a material is and comes as [MAT-6]', () => {
    const query = 'fungsi=pengawet&bentuk=serbuk&ukuran=25+kg&ukuran=1+kg&halal=ya&siap=ya'

    const filters = read(query)

    expect(filters).toEqual({
      functions: ['pengawet'],
      forms: ['serbuk'],
      packSizes: ['25 kg', '1 kg'],
      halal: true,
      ready: true,
      page: 1,
    })
    expect(countFilters(filters)).toBe(6)
    expect(read(listPath(filters, '').slice(1))).toEqual(filters)
  })

  it('writes what it read, in one order [ROUTE-5]', () => {
    const mixed = 'halaman=3&keyword=asam+sitrat&tipe-seller=importir&kategori=2'

    expect(listPath(read(mixed))).toBe('/produk?kategori=2&tipe-seller=importir&keyword=asam+sitrat&halaman=3')
    expect(categoryPath(2)).toBe(listPath({ category: 2 }))
  })

  it.each([
    'kategori=0',
    'kategori=4',
    'kategori=abc',
    'tipe-seller=toko',
    'urut=acak',
    'halaman=0',
    'halaman=-2',
    'halaman=1.5',
    'halaman=x',
    'langganan=tidak',
    `seller=${'s'.repeat(81)}`,
    'keyword=',
    'lain=1',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(read(query)).toEqual({ page: 1 })
  })

  it('cuts a keyword at what the API takes', () => {
    expect(read(`keyword=${'a'.repeat(300)}`).keyword).toHaveLength(100)
  })

  it('holds several grades, sellers and origins at once, each once [CARD-3]', () => {
    const filters = read('grade=FCC&grade=USP&grade=FCC&seller=toko&asal=Jerman&asal=India')

    expect(filters).toEqual({ grades: ['FCC', 'USP'], sellers: ['toko'], origins: ['Jerman', 'India'], page: 1 })
    expect(listPath(filters)).toBe('/produk?seller=toko&grade=FCC&grade=USP&asal=Jerman&asal=India')
    expect(countFilters(filters)).toBe(5)
    expect(listPath(withToggled(filters, 'grades', 'BP'))).toContain('grade=FCC&grade=USP&grade=BP')
    expect(listPath(withToggled(filters, 'sellers', 'toko'))).toBe('/produk?grade=FCC&grade=USP&asal=Jerman&asal=India')
    expect(read(Array.from({ length: 30 }, (_, n) => `grade=G${n}`).join('&')).grades).toHaveLength(20)
  })

  it('begins again at the first page when a filter changes', () => {
    expect(changed(read('kategori=2&halaman=4'), { grades: ['FCC'] })).toEqual({
      category: 2,
      grades: ['FCC'],
      page: 1,
    })
    expect(changed(read('kategori=2&halaman=4'), { category: undefined })).toEqual({ page: 1 })
    expect(changed(read('kategori=2'), { page: 2 })).toEqual({ category: 2, page: 2 })
  })

  it('keeps what was looked for when the filters are cleared', () => {
    const filters = read('kategori=2&keyword=gula&grade=FCC&urut=nama&halaman=2')

    expect(countFilters(filters)).toBe(2)
    expect(withoutFilters(filters)).toEqual({ keyword: 'gula', sort: 'name', page: 1 })
  })
})
