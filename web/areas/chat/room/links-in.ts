import { tokenize } from 'linkifyjs'

export interface TextPart {
  text: string
  /** Null of plain text. */
  href: string | null
}

const SAFE = ['http:', 'https:', 'mailto:']
// reverses letters, or is drawn as nothing
const NOT_SEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A text in parts, of which links to sites and to e-mail addresses are such; anything else stays text. */
export function linksIn(text: string): TextPart[] {
  return tokenize(text).map((token) => {
    const shown = token.toString()
    return { text: shown, href: token.isLink ? safe(shown, token.toHref('https')) : null }
  })
}

/** A link goes where it says: one that hides its host, or writes it in letters that look like others, stays text. */
function safe(shown: string, href: string): string | null {
  const address = URL.parse(href)
  if (!address || !SAFE.includes(address.protocol) || NOT_SEEN.test(shown)) return null
  if (address.protocol === 'mailto:') return address.href
  const isTrue = address.username === '' && address.password === '' && shown.toLowerCase().includes(address.host)
  return isTrue ? address.href : null
}
