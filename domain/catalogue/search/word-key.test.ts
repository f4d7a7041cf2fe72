import { expect, it } from 'vitest'
import { wordKey } from './words.ts'

it.each(['Food Grade', 'food-grade', 'FOOD\u00a0GRADE', 'Food \u2013 grade', ' foodgrade '])(
  'takes %s for one word [SHOP-2]',
  (text) => {
    expect(wordKey(text)).toBe('foodgrade')
  },
)

it('tells other words and signs apart [SHOP-2]', () => {
  expect(wordKey('USP')).not.toBe(wordKey('BP'))
  expect(wordKey('Grade 1')).not.toBe(wordKey('Grade 1+'))
})
