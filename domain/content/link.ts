import { type EnglishOf, words } from '#domain/words.ts'

// an address of the site begins with one slash: two, or a slash and a backslash, lead to another host
const ON_SITE = /^\/(?![/\\])/
const ELSEWHERE = /^(https:\/\/|mailto:)/i
// browsers drop these from an address before they read its beginning
const HIDDEN = /[\p{Cc}\s]/u

/** Whether a text may link there: a page of the site, another site by https, or an e-mail address [ADM-4]. */
export function mayLinkTo(address: string): boolean {
  return !HIDDEN.test(address) && (ON_SITE.test(address) || ELSEWHERE.test(address))
}

/** The blocks of a text under its headings. */
export const blockKind = words({
  paragraph: 'paragraf',
  subheading: 'subjudul',
  quote: 'kutipan',
  bullets: 'butir',
  numbers: 'nomor',
  picture: 'gambar',
})
export type BlockKind = EnglishOf<typeof blockKind>
