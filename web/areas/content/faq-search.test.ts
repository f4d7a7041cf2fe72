import { expect, it } from 'vitest'
import type { Block } from '#domain/content/contract.ts'
import { matchingSections } from './faq-view.tsx'

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  lines: [[{ text, bold: false, italic: false, link: null }]],
  picture: null,
})
const entry = (anchor: string, question: string, answer: string) => ({ anchor, question, answer: [paragraph(answer)] })
const sections = [
  {
    name: 'Nego',
    entries: [entry('nego', 'Bagaimana menego?', 'Tekan Nego.'), entry('harga-nego', 'Sampai kapan?', '24.00 WIB')],
  },
  { name: 'Akun', entries: [entry('password', 'Lupa password?', 'Kode dikirim lewat e-mail.')] },
]
const found = (keyword: string) =>
  matchingSections(sections, keyword).flatMap(({ entries }) => entries.map(({ anchor }) => anchor))

it('finds entries by all words in question, answer or section, in any case [CONTENT-1]', () => {
  expect(found('  ')).toEqual(['nego', 'harga-nego', 'password'])
  expect(found('WIB nego')).toEqual(['harga-nego'])
  expect(found('PASSWORD e-mail')).toEqual(['password'])
  expect(found('kontrak')).toEqual([])
  expect(found('🙂')).toEqual([])
})
