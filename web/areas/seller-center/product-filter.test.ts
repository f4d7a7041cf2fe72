import { expect, it } from 'vitest'
import { productSearch, readProductFilter } from './product-filter.ts'

it('reads its own addresses back, and nothing from those that make no sense [SELLER-1]', () => {
  const filter = { status: 'ditarik', keyword: 'Asam 100% & Co', halaman: 3 } as const
  expect(readProductFilter(new URLSearchParams(productSearch(filter, { halaman: 3 })))).toEqual(filter)
  expect(readProductFilter(new URLSearchParams('status=published&halaman=-1'))).toEqual({
    status: '',
    keyword: '',
    halaman: 1,
  })
  expect(productSearch(filter, { status: '' })).toBe('?keyword=Asam+100%25+%26+Co')
})
