import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearing, readSearch, settleNumbers, shownSearch, withCorrections } from './search-query.ts'

const wordsIn = (keyword: string) => readSearch(keyword).words.map(({ word }) => word)

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
    expect(wordsIn('CAS 77-92-9')).toEqual(['77929'])
    expect(wordsIn('gula untuk minuman')).toEqual(['gula', 'minuman'])
    expect(wordsIn('cas')).toEqual(['cas'])
  })

  it('is shown as its words, as they were typed [SEARCH-3]', () => {
    expect(readSearch(' Asam  SITRAT, dan gula').text).toBe('asam sitrat gula')
  })

  it('asks for each word once, and for eight at most', () => {
    expect(wordsIn('gula Gula GULA')).toEqual(['gula'])
    expect(wordsIn('satu dua tiga empat lima enam tujuh delapan sembilan')).toHaveLength(8)
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
  const corrected = withCorrections(readSearch('glisrin usp'), new Map([['glisrin', ['gliserin', 'gliseril']]]))
  expect(corrected.text).toBe('gliserin usp')
  expect(corrected.words.map(({ word }) => word)).toEqual(['gliserin', 'usp'])
  expect(corrected.words[0]?.synonyms).toEqual(expect.arrayContaining(['glycerin', 'gliseril']))
  expect(corrected.words[1]).toEqual(readSearch('usp').words[0])
  const forms = withCorrections(readSearch('pemanos'), new Map([['pemanos', ['pemanis', 'pengawet']]]))
  expect(forms.words[0]?.roots).toEqual(expect.arrayContaining(['manis', 'awet']))
  expect(forms.words[0]?.synonyms).toEqual(expect.arrayContaining(['sweetener', 'pengawet', 'preservative']))
})

describe('a number without a unit', () => {
  const settled = (keyword: string, ...borne: string[]) => {
    const { text, pack } = settleNumbers(readSearch(keyword), new Set(borne))
    return [text, pack?.text ?? null]
  }

  it('is a word where products bear it, otherwise the size of a pack [SEARCH-3]', () => {
    expect(settled('peg 400', '400')).toEqual(['peg 400', null])
    expect(settled('peg 400')).toEqual(['peg', '400'])
    expect(settled('gliserin 99,5 25', '99,5')).toEqual(['gliserin 99 5', '25'])
    expect(settled('gliserin 25 50')).toEqual(['gliserin', '25'])
    expect(settled('gliserin 99 25 kg')).toEqual(['gliserin', '25 kg'])
  })

  it('is a word where there is no other, and where a unit or a mark belongs to it [SEARCH-3]', () => {
    for (const keyword of ['25', '25 50', '25 kg', 'CAS 77929', 'E 330', 'etanol 70%', 'kalium 77-92-9']) {
      expect(readSearch(keyword).numbers, keyword).toEqual([])
    }
  })

  it('finds the E number too where products bear it [SEARCH-3]', () => {
    const { words } = settleNumbers(readSearch('asam sitrat 330'), new Set(['330']))
    expect(words.at(-1)?.synonyms).toEqual(['e330'])
  })
})

describe('what is asked of products that bear a number', () => {
  it('is the number as a whole word of a name or as an E number, beside the other words [SEARCH-3]', () => {
    const query = readSearch('asam 330 25')
    const [number] = query.numbers
    if (!number) throw new Error('no number')
    const { words, numbers } = bearing(query, number)
    expect(words.map(({ word }) => word)).toEqual(['asam', '330'])
    expect(words[1]).toMatchObject({ asPrefix: false, inName: true, synonyms: expect.arrayContaining(['e330']) })
    expect(words[0]).not.toHaveProperty('inName')
    expect(numbers).toEqual([])
  })

  it('is shown with the size of its pack [SEARCH-3]', () => {
    expect([shownSearch(readSearch('asam sitrat 25 kg')), shownSearch(readSearch('asam sitrat'))]).toEqual([
      'asam sitrat 25 kg',
      'asam sitrat',
    ])
  })
})
