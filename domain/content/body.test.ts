import { describe, expect, it } from 'vitest'
import { excerptOf, plainText, readingMinutes } from './body.ts'
import type { Block, Section } from './contract.ts'

const words = (text: string) => ({ text, bold: false, italic: false, link: null })
const paragraph = (text: string): Block => ({ kind: 'paragraph', lines: [[words(text)]], picture: null })
const under = (heading: string | null, ...blocks: Block[]): Section => ({ heading, blocks })

describe('a text', () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words is read in %i minutes, marks alone being no words [CONTENT-2]', (count, minutes) => {
    expect(readingMinutes([under(null, paragraph('kata – '.repeat(count)))])).toBe(minutes)
  })

  it('is read with its headings and the items of its lists [CONTENT-2]', () => {
    const items: Block = { kind: 'bullets', lines: Array.from({ length: 299 }, () => [words('kata')]), picture: null }
    expect(readingMinutes([under(null, items)])).toBe(1)
    expect(readingMinutes([under('Judul', items)])).toBe(2)
    expect(
      plainText({ kind: 'bullets', lines: [[words('satu '), words('dua')], [words('tiga')]], picture: null }),
    ).toBe('satu dua tiga')
  })

  it('begins with whole words of its first paragraph, as many as there is room for', () => {
    const quote: Block = { kind: 'quote', lines: [[words('Kutipan')]], picture: null }
    expect(excerptOf([under('Judul', quote, paragraph('Satu dua.'), paragraph('Tiga'))], 20)).toBe('Satu dua.')
    expect(excerptOf([under(null, paragraph('Satu dua, tiga empat'))], 16)).toBe('Satu dua, tiga …')
    expect(excerptOf([under(null, paragraph('Satu dua, tiga empat'))], 15)).toBe('Satu dua …')
    expect(excerptOf([], 20)).toBe('')
  })
})
