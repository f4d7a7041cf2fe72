import { describe, expect, it } from 'vitest'
import { filterBody, inboxFilter, negotiationFilter } from './negotiation-filter.ts'

describe('what a list of negotiations shows', () => {
  it('stands in the address, there and back', () => {
    const filter = negotiationFilter.read(
      new URLSearchParams('tampil=berakhir&status=kedaluwarsa&keyword=asam&halaman=2'),
    )

    expect(filter).toMatchObject({ phase: 'berakhir', state: 'expired', keyword: 'asam', page: 2 })
    expect(negotiationFilter.search(filter, { page: 2 })).toBe(
      '?tampil=berakhir&status=kedaluwarsa&keyword=asam&halaman=2',
    )
    expect(filterBody(filter)).toMatchObject({ running: false, state: 'expired', keyword: 'asam', page: 2 })
  })

  it('is everything where the address makes no sense', () => {
    const filter = negotiationFilter.read(new URLSearchParams('tampil=x&status=y&halaman=-1'))

    expect(negotiationFilter.search(filter)).toBe('')
    expect(filterBody(filter)).toEqual({ page: 1, perPage: 15 })
  })

  it('begins with the running ones in the inbox of a seller [SELLER-4]', () => {
    const inbox = inboxFilter.read(new URLSearchParams())

    expect(filterBody(inbox)).toMatchObject({ running: true })
    expect(inboxFilter.search(inbox)).toBe('')
    expect(inboxFilter.search(inbox, { phase: 'semua' })).toBe('?tampil=semua')
  })

  it('are those that wait for the company, of the running ones [NEGO-9, SELLER-4]', () => {
    const waiting = negotiationFilter.read(new URLSearchParams('tampil=menunggu'))

    expect(filterBody(waiting)).toMatchObject({ running: true, waiting: true })
  })

  it('begins anew at the first page when the filter changes', () => {
    const filter = negotiationFilter.read(new URLSearchParams('halaman=4'))

    expect(negotiationFilter.search(filter, { keyword: 'gula' })).toBe('?keyword=gula')
  })
})
