import { type EnglishOf, words } from '../codec.ts'

/** What a text is made of under its headings. */
export const blockKind = words({
  paragraph: 'paragraf',
  subheading: 'subjudul',
  quote: 'kutipan',
  bullets: 'butir',
  numbers: 'nomor',
  picture: 'gambar',
})
export type BlockKind = EnglishOf<typeof blockKind>
