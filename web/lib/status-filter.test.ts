import { expect, it } from 'vitest'
import { readStatusFilter, statusSearch } from './status-filter.ts'

const statuses = ['terbit', 'ditarik'] as const

it('reads its own addresses back, and nothing from those that make no sense [SELLER-1, SELLER-3]', () => {
  const filter = { status: 'ditarik', keyword: 'Asam 100% & Co', halaman: 3 } as const
  expect(readStatusFilter(new URLSearchParams(statusSearch(filter, { halaman: 3 })), statuses)).toEqual(filter)
  expect(readStatusFilter(new URLSearchParams('status=published&halaman=-1'), statuses)).toEqual({
    status: '',
    keyword: '',
    halaman: 1,
  })
  expect(statusSearch(filter, { status: '' })).toBe('?keyword=Asam+100%25+%26+Co')
})
