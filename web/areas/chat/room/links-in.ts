import { tokenize } from 'linkifyjs'

export interface TextPart {
  text: string
  /** Null of plain text. */
  href: string | null
}

const SAFE = ['http:', 'https:', 'mailto:']

/** A text in parts, of which links to sites and to e-mail addresses are such; anything else stays text. */
export function linksIn(text: string): TextPart[] {
  return tokenize(text).map((token) => ({
    text: token.toString(),
    href: token.isLink ? safe(token.toHref('https')) : null,
  }))
}

function safe(href: string): string | null {
  const address = URL.parse(href)
  return address && SAFE.includes(address.protocol) ? address.href : null
}
