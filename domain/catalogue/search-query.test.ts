import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearch, withWordsMeant } from './search-query.ts'

const askedOf = (keyword: string) => readSearch(keyword).words.map(({ word }) => word)

describe('a search text', () => {
  it('is taken as beginnings of words, but for short ones and numbers [SEARCH-3]', () => {
    const asPrefixes = readSearch('para gul c 25 7792 77929 e330 5htp').words.filter(({ asPrefix }) => asPrefix)
    expect(asPrefixes.map(({ word }) => word)).toEqual(['para', 'gul', '77929', 'e330', '5htp'])
    expect(readSearch('gu').words[0]?.asPrefix).toBe(false)
  })

  it.each([
    ['gula', 'sucrose'],
    ['sugar', 'gula'],
    ['sodium', 'natrium'],
    ['preservative', 'pengawet'],
    ['sweetener', 'pemanis'],
    ['minyak', 'oil'],
  ])('means in both languages the same: %s is %s [SEARCH-3]', (typed, other) => {
    expect(readSearch(typed).words[0]?.synonyms).toContain(other)
  })

  it('means other words than itself, and none where it has no other [SEARCH-3]', () => {
    expect(readSearch('gula').words[0]?.synonyms).not.toContain('gula')
    expect(readSearch('xanthan').words[0]?.synonyms).toEqual([])
    expect(readSearch('pengawetan').words[0]?.roots).toContain('awet')
  })

  it('leaves out what no product is called, unless that is all there is', () => {
    expect(askedOf('CAS 77-92-9')).toEqual(['77929'])
    expect(askedOf('gula untuk minuman')).toEqual(['gula', 'minuman'])
    expect(askedOf('cas')).toEqual(['cas'])
  })

  it('is shown as its words, as they were typed [SEARCH-3]', () => {
    expect(readSearch(' Asam  SITRAT, dan gula').text).toBe('asam sitrat gula')
  })

  it('asks for each word once, and for eight at most', () => {
    expect(askedOf('gula Gula GULA')).toEqual(['gula'])
    expect(askedOf('satu dua tiga empat lima enam tujuh delapan sembilan')).toHaveLength(8)
  })

  it('holds nothing but letters and digits, whatever is typed [SEARCH-3]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (keyword) => {
        const { words, text } = readSearch(keyword)
        const all = words.flatMap(({ word, synonyms, roots }) => [word, ...synonyms, ...roots])
        expect(all.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([])
        expect(text).toMatch(/^[a-z0-9 ]*$/)
      }),
    )
  })
})

it('takes all the words that may have been meant [SEARCH-3]', () => {
  const meant = withWordsMeant(readSearch('glisrin usp'), new Map([['glisrin', ['gliserin', 'gliseril']]]))
  expect(meant.text).toBe('gliserin usp')
  expect(meant.words.map(({ word }) => word)).toEqual(['gliserin', 'usp'])
  expect(meant.words[0]?.synonyms).toEqual(expect.arrayContaining(['glycerin', 'gliseril']))
  expect(meant.words[1]).toEqual(readSearch('usp').words[0])
  const forms = withWordsMeant(readSearch('pemanos'), new Map([['pemanos', ['pemanis', 'pengawet']]]))
  expect(forms.words[0]?.roots).toEqual(expect.arrayContaining(['manis', 'awet']))
  expect(forms.words[0]?.synonyms).toEqual(expect.arrayContaining(['sweetener', 'pengawet', 'preservative']))
})
