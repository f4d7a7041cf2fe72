import { describe, expect, it } from 'vitest'
import { toggled } from '#web/lib/page/search-params.ts'
import { isNarrowed, offersPath, readOfferFilter, unfiltered } from './offers-address.ts'

const read = (query: string) => readOfferFilter(new URLSearchParams(query))

describe('the address of the offers of a material', () => {
  it('says every filter, several values of grade, origin and pack [MAT-2]', () => {
    const query =
      'grade=USP&grade=BP&asal=Korea+Selatan&kemasan=25+kg+sak&siap=ya&langganan=ya&urut=harga-terendah&halaman=2'

    expect(read(query)).toEqual({
      grades: ['USP', 'BP'],
      origins: ['Korea Selatan'],
      packs: ['25 kg sak'],
      ready: true,
      priced: true,
      sort: 'cheapest',
      page: 2,
    })
    expect(offersPath('talk', read(query), { page: 2 })).toBe(`/bahan/talk?${query}`)
  })

  it.each([
    'siap=1',
    'langganan=tidak',
    'urut=acak',
    'halaman=0',
    'grade=',
    `asal=${'a'.repeat(61)}`,
    'x=1',
    'grade=%00',
  ])('ignores %s [MAT-2]', (query) => {
    expect(read(query)).toEqual(read(''))
    expect(offersPath('talk', read(query))).toBe('/bahan/talk')
  })

  it('leads to the first page after any change of what is shown [MAT-2]', () => {
    expect(offersPath('talk', read('grade=USP&halaman=3'), { ready: true })).toBe('/bahan/talk?grade=USP&siap=ya')
    expect(offersPath('talk', read('halaman=3'), { sort: 'dearest' })).toBe('/bahan/talk?urut=harga-tertinggi')
  })

  it('takes one more value of a filter, or one less [MAT-2]', () => {
    const one = read('grade=USP')
    expect(offersPath('talk', one, { grades: toggled(one.grades, 'BP') })).toBe('/bahan/talk?grade=USP&grade=BP')
    expect(offersPath('talk', one, { grades: toggled(one.grades, 'USP') })).toBe('/bahan/talk')
  })

  it('keeps the sorting when all filters go [MAT-2]', () => {
    const all = read('grade=USP&asal=India&kemasan=1+kg&siap=ya&langganan=ya&urut=nama')
    expect(offersPath('talk', all, unfiltered)).toBe('/bahan/talk?urut=nama')
    expect([isNarrowed(all), isNarrowed(read('urut=nama&halaman=2'))]).toEqual([true, false])
  })
})
