import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)
const site = (weight: 500 | 700) =>
  require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`)

/** The faces of papers by family: the site's, and one of formulas, measures and other alphabets for what it lacks. */
export const faces = {
  site: { plain: readFileSync(site(500)), bold: readFileSync(site(700)) },
  signs: {
    plain: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  },
}
export type Family = keyof typeof faces

const known = { site: factsOf(faces.site.plain), signs: factsOf(faces.signs.plain) }

/** How much lower a line in signs begins than one in the site's face, as a part of its size, for both to stand on one line. */
export const LOWER = known.site.ascent - known.signs.ascent

/**
 * A text as a paper can show it, and in which family: in that of the site where this has all of it, otherwise whole in the
 * other, so that the letters of one word match. What neither has is spelled in Latin letters, not drawn as nothing [DOC-1].
 */
export function readable(text: string): { text: string; family: Family } {
  const said = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, '')
  const spelled = [...said].map((sign) => (isDrawn(sign) ? sign : anyAscii(sign) || '?')).join('')
  return { text: spelled, family: [...spelled].every(isOfSite) ? 'site' : 'signs' }
}

const invisible = /[\p{Cf}\p{Variation_Selector}]|(?!\n)\p{Cc}/gu
// of other alphabets few read on, and some run from right to left, which is not drawn
const alphabets = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

function isOfSite(sign: string): boolean {
  return sign === '\n' || known.site.signs.has(sign)
}

function isDrawn(sign: string): boolean {
  return isOfSite(sign) || (alphabets.test(sign) && known.signs.signs.has(sign))
}

function factsOf(face: Buffer) {
  const { ascent, unitsPerEm, characterSet } = create(face) as Font // no collection of fonts
  return { ascent: ascent / unitsPerEm, signs: new Set(characterSet.map((code) => String.fromCodePoint(code))) }
}
