import { expect, it } from 'vitest'
import { LONGEST } from '#domain/limits.ts'
import { words } from '#domain/words.ts'
import { keyword, searchParams, statusFilter } from './search-params.ts'

const filter = statusFilter(words({ published: 'terbit', withdrawn: 'ditarik' }))
const read = (search: string) => filter.read(new URLSearchParams(search))

it('reads its own addresses back, and nothing from those that make no sense [SELLER-1, SELLER-3]', () => {
  const shown = { state: 'withdrawn', keyword: 'Asam 100% & Co', page: 3 } as const

  expect(read(filter.search(shown, { page: 3 }))).toEqual(shown)
  expect(read('status=published&halaman=-1')).toEqual({ state: '', keyword: '', page: 1 })
  expect(filter.search(shown, { state: '' })).toBe('?keyword=Asam+100%25+%26+Co')
})

it('reads a keyword without NUL, and cuts it so that no half of an emoji is left [ROUTE-5]', () => {
  const { read, search } = searchParams({ keyword })
  const long = `${'a'.repeat(LONGEST.keyword - 1)}😀`

  expect(read(new URLSearchParams('keyword=%00asam%00')).keyword).toBe('asam')
  expect(read(new URLSearchParams({ keyword: long })).keyword).toBe('a'.repeat(LONGEST.keyword - 1))
  expect(search({ keyword: long })).toBe(`?keyword=${'a'.repeat(LONGEST.keyword - 1)}`)
})
