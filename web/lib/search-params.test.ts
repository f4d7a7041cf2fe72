import { expect, it } from 'vitest'
import { words } from '#domain/codec.ts'
import { statusFilter } from './search-params.ts'

const filter = statusFilter(words({ published: 'terbit', withdrawn: 'ditarik' }))
const read = (search: string) => filter.read(new URLSearchParams(search))

it('reads its own addresses back, and nothing from those that make no sense [SELLER-1, SELLER-3]', () => {
  const shown = { state: 'withdrawn', keyword: 'Asam 100% & Co', page: 3 } as const

  expect(read(filter.search(shown, { page: 3 }))).toEqual(shown)
  expect(read('status=published&halaman=-1')).toEqual({ state: '', keyword: '', page: 1 })
  expect(filter.search(shown, { state: '' })).toBe('?keyword=Asam+100%25+%26+Co')
})
