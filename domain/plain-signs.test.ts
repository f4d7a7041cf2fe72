import { expect, it } from 'vitest'
import { plainSigns } from './plain-signs.ts'

it('compares dashes and blanks of every kind alike, and overlooks signs without width [SEARCH-3]', () => {
  for (const dash of '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\ufe63\u2043') {
    expect(plainSigns(`7647${dash}14${dash}5`), dash).toBe('7647-14-5')
  }
  for (const blank of [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t', ' \u00a0 ']) {
    expect(plainSigns(`${blank}AB${blank}12`)).toBe('AB 12')
  }
  expect(plainSigns('\ufeffA\u200bB\u00ad-1')).toBe('AB-1')
  expect(plainSigns('m² Gula')).toBe('m² Gula')
})
