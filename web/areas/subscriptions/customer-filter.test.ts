import { expect, it } from 'vitest'
import { customerSearch, readCustomerFilter } from './customer-filter.ts'

it('reads its own addresses back, and nothing from those that make no sense [SELLER-3]', () => {
  const filter = { status: 'perlu_dokumen', keyword: 'PT Uji & Co', halaman: 3 } as const
  expect(readCustomerFilter(new URLSearchParams(customerSearch(filter, { halaman: 3 })))).toEqual(filter)
  expect(readCustomerFilter(new URLSearchParams('status=x&halaman=-1'))).toEqual({
    status: '',
    keyword: '',
    halaman: 1,
  })
  expect(customerSearch(filter, { status: '' })).toBe('?keyword=PT+Uji+%26+Co')
})
