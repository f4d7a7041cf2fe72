import { describe, expect, it } from 'vitest'
import { plainText } from '#domain/content/body.ts'
import { readMarkdown } from './markdown.ts'

const faultOf = (body: string) => readMarkdown(body).fault
const sectionsOf = (body: string) => readMarkdown(body).sections
const picturesOf = (body: string) => readMarkdown(body).pictures

const PICTURE = '![Karung](/gambar/konten/0123456789abcdef0123456789abcdef-1600x900)'

const textOf = (body: string) => sectionsOf(body).map(({ heading, blocks }) => [heading, ...blocks.map(plainText)])

describe('a text in Markdown', () => {
  it('has its paragraphs under their headings, those before the first under none [CONTENT-1]', () => {
    expect(textOf('Awal\nbaris dua.\n\n## Satu\n\nA\n \nB\n\n\n## Dua')).toEqual([
      [null, 'Awal baris dua.'],
      ['Satu', 'A', 'B'],
      ['Dua'],
    ])
    expect(textOf('\r\n\r\n')).toEqual([])
  })

  it('has subheadings, lists, quotations, bold and italic words and links [ADM-4]', () => {
    const [section] = sectionsOf('### Sub\n\n- a\n- **b**\n\n1. c\n\n> d\n\n*e* [f](/produk) [g](https://g.contoh)')
    const words = (text: string, marks = {}) => ({ text, bold: false, italic: false, link: null, ...marks })
    expect(section?.blocks).toMatchObject([
      { kind: 'subheading', lines: [[words('Sub')]] },
      { kind: 'bullets', lines: [[words('a')], [words('b', { bold: true })]] },
      { kind: 'numbers', lines: [[words('c')]] },
      { kind: 'quote', lines: [[words('d')]] },
      {
        kind: 'paragraph',
        lines: [
          [
            words('e', { italic: true }),
            words(' '),
            words('f', { link: '/produk' }),
            words(' '),
            words('g', { link: 'https://g.contoh' }),
          ],
        ],
      },
    ])
  })

  it.each([
    ['<script>alert(1)</script>', 'html'],
    ['<ScRiPt src=//x.contoh></sCrIpT>', 'html'],
    ['<img src=x onerror=alert(1)>', 'html'],
    ['teks <img src=x onerror=alert(1)> teks', 'html'],
    ['<svg onload=alert(1)>', 'html'],
    ['<svg><script>alert(1)</script></svg>', 'html'],
    ['<iframe src="javascript:alert(1)"></iframe>', 'html'],
    ['<body onload=alert(1)>', 'html'],
    ['<a href="javascript:alert(1)">x</a>', 'html'],
    ['<details open ontoggle=alert(1)>', 'html'],
    ['<math><mi xlink:href="data:x,<script>alert(1)</script>">', 'html'],
    ['<style>@import "//x.contoh"</style>', 'html'],
    ['<!-- komentar -->', 'html'],
    ['<b>tebal</b>', 'html'],
    ['- <img src=x onerror=alert(1)>', 'html'],
    ['> <script>alert(1)</script>', 'html'],
    ['## Judul <img src=x onerror=alert(1)>', 'html'],
    ['[x](<b>)', 'link'],
    ['[x](javascript:alert(1))', 'link'],
    ['[x](JaVaScRiPt:alert(1))', 'link'],
    ['[x](javascript&colon;alert(1))', 'link'],
    ['[x](&#106;avascript:alert(1))', 'link'],
    ['[x](java&#9;script:alert(1))', 'link'],
    ['[x](data:text/html;base64,PHNjcmlwdD4=)', 'link'],
    ['[x](vbscript:msgbox)', 'link'],
    ['[x](//lain.contoh)', 'link'],
    ['[x](/\\\\lain.contoh)', 'link'],
    ['**[x](javascript:alert(1))**', 'link'],
    ['<javascript:alert(1)>', 'link'],
    ['![x](https://x.contoh/1.svg)', 'picture'],
    ['![x](data:image/svg+xml;base64,PHN2Zz4=)', 'picture'],
    ['![x][y]\n\n[y]: https://x.contoh/1.png', 'picture'],
    [`teks ${PICTURE}`, 'picture_place'],
    [`- ${PICTURE}`, 'picture_place'],
    [`> ${PICTURE}`, 'picture_place'],
    [`## ${PICTURE}`, 'picture_place'],
    [PICTURE.replace('Karung', ' '), 'picture_text'],
    [PICTURE.replace('/gambar', 'https://lain.contoh/gambar'), 'picture'],
    [PICTURE.replace(')', ' "judul")'), 'part'],
    ['[x][y]\n\n[y]: javascript:alert(1)', 'part'],
    ['`kode`', 'part'],
    ['```\nkode\n```', 'part'],
    ['    kode', 'part'],
    ['a\n\n---\n\nb', 'part'],
    ['- a\n  - b', 'part'],
    ['> ## a', 'part'],
  ])('is refused, and where it stands already nothing of it is a link or HTML: %s [ADM-4]', (body, fault) => {
    expect(faultOf(body)).toBe(fault)
    const links = sectionsOf(body).flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flat()))
    expect(links.filter(({ link }) => link !== null)).toEqual([])
  })

  it.each(['Kadar < 5 % & susut > 1', 'Rp 1.000 * 2', 'a_b_c', '**Tebal** dan *miring*', '[x](/produk?a=1&b=2)', '🙂'])(
    'is kept as it was typed: %s [ADM-4]',
    (body) => expect(faultOf(body)).toBeNull(),
  )

  it('shows own pictures where they stand alone, each with its room and its words; of others the words [ADM-4]', () => {
    const [section] = sectionsOf(`Awal\n\n${PICTURE}\n${PICTURE}\n\n![Lain](https://lain.contoh/a.png)`)
    const picture = { alt: 'Karung', width: 1600, height: 900 }
    expect(section?.blocks).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'picture', lines: [], picture },
      { kind: 'picture', lines: [], picture },
      { kind: 'paragraph', lines: [[{ text: 'Lain', link: null }]], picture: null },
    ])
    expect(faultOf(`Awal\n\n${PICTURE}\n${PICTURE}`)).toBeNull()
    expect(picturesOf(`Awal\n\n${PICTURE}`)).toMatchObject([{ width: 1600, height: 900 }])
  })

  it('shows what is no part of it as it was typed [ADM-4]', () => {
    expect(textOf('<b onclick=x>tebal</b> `kode`')).toEqual([[null, '<b onclick=x>tebal</b> kode']])
    expect(textOf('<div>\n<script>alert(1)</script>\n</div>')).toEqual([
      [null, '<div> <script>alert(1)</script> </div>'],
    ])
  })

  it.each(['>', '- ', '*', '[', '![', '**_', '<', '`', '#'])('made of %j alone is read to its end [ADM-4]', (mark) => {
    const body = mark.repeat(2_000)
    expect(() => [faultOf(body), sectionsOf(body)]).not.toThrow()
  })

  it.each(['a**b', '[a]\n', '<'])('takes a thousand of %j in one paragraph, and no more [ADM-4]', (mark) => {
    const crowded = mark.repeat(1_100)
    expect(faultOf(crowded)).toBe('part')
    expect(faultOf([...Array(4)].map(() => mark.repeat(250)).join('\n\n'))).toBeNull()
  })

  it('takes five hundred quotations, and no more [ADM-4]', () => {
    expect(faultOf('> a\n\n'.repeat(500))).toBeNull()
    expect(faultOf('> a\n\n'.repeat(501))).toBe('part')
    expect(faultOf('- **tebal**\n'.repeat(200))).toBeNull()
  })

  it.each(['a\n', 'a\n==\n', '- a\n', '\n'])(
    'takes two thousand lines, and of more nothing but the words: %j [ADM-4]',
    (line) => {
      const lines = (count: number) => line.repeat(count / line.split('\n').slice(1).length)
      expect(faultOf(lines(1_998))).toBeNull()
      expect(readMarkdown(lines(2_002))).toMatchObject({ fault: 'part', pictures: [] })
    },
  )

  it.each(['> > > a', '- - - a', '1. - > a'])('refuses what is nested thrice: %j [ADM-4]', (line) => {
    expect(faultOf(line)).toBe('part')
  })
})
