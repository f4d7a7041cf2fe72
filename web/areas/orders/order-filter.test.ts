import { describe, expect, it } from 'vitest'
import { filterBody, orderFilter } from './order-filter.ts'

const read = (search: string) => orderFilter.read(new URLSearchParams(search))

describe('the filter of a list of orders [ORDER-5]', () => {
  it('stands in the address and comes back from it', () => {
    const search = '?status=dikirim&lingkup=belum_lunas&keyword=asam+sitrat&dari=2026-11-01&sampai=2026-11-30&halaman=3'

    expect(orderFilter.search(read(search), { page: 3 })).toBe(search)
  })

  it('leaves out of the address what filters nothing', () => {
    expect(orderFilter.search(read(''))).toBe('')
  })

  it('begins at the first page when anything else changes', () => {
    expect(orderFilter.search(read('?halaman=4'), { state: 'completed' })).toBe('?status=selesai')
  })

  it.each([
    '?status=hilang',
    '?lingkup=semua',
    '?dari=kemarin',
    '?sampai=2026-02-30',
    '?halaman=0',
    '?halaman=1.5',
    '?halaman=99999',
  ])('takes %s for everything', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  it('asks for nothing that is empty', () => {
    expect(filterBody(read('?keyword=+'))).toEqual({ page: 1, perPage: 15 })
  })
})
