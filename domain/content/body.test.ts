import { describe, expect, it } from 'vitest'
import { excerptOf, paragraphsOf, readingMinutes, sectionsOf } from './body.ts'

describe('a text', () => {
  it('has its paragraphs under their headings, those before the first under none [CONTENT-1]', () => {
    expect(sectionsOf('Awal\nbaris dua.\n\n## Satu\n\nA\n \nB\n\n\n## Dua')).toEqual([
      { heading: null, paragraphs: ['Awal baris dua.'] },
      { heading: 'Satu', paragraphs: ['A', 'B'] },
      { heading: 'Dua', paragraphs: [] },
    ])
    expect(sectionsOf('\n\n')).toEqual([])
    expect(paragraphsOf('## Satu\r\n\r\nA\r\n\r\nB')).toEqual(['A', 'B'])
  })

  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words is read in %i minutes, marks alone being no words [CONTENT-2]', (words, minutes) => {
    expect(readingMinutes(`${'kata – '.repeat(words)}`)).toBe(minutes)
  })

  it('begins with whole words of its first paragraph, as many as there is room for', () => {
    expect(excerptOf('## Judul\n\nSatu dua.\n\nTiga', 20)).toBe('Satu dua.')
    expect(excerptOf('Satu dua, tiga empat', 16)).toBe('Satu dua, tiga …')
    expect(excerptOf('Satu dua, tiga empat', 15)).toBe('Satu dua …')
    expect(excerptOf('', 20)).toBe('')
  })
})
