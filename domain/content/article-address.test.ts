import { expect, it } from 'vitest'
import { articleNamed, articlePath } from './article-state.ts'

it('an article has one address, and is found by its number or its words alone [CONTENT-1]', () => {
  expect(articlePath({ id: 12, slug: 'cara-membaca-coa' })).toBe('/artikel/12-cara-membaca-coa')
  expect(articleNamed('12-cara-membaca-coa')).toEqual({ id: 12 })
  expect(articleNamed('12-judul-lama')).toEqual({ id: 12 })
  expect(articleNamed('12')).toEqual({ id: 12 })
  expect(articleNamed('cara-membaca-coa')).toEqual({ slug: 'cara-membaca-coa' })
})

it.each(['012', '0', '12x', '9999999999', '1.5'])('%s is no number of an article', (address) => {
  expect(articleNamed(address)).toEqual({ slug: address })
})
