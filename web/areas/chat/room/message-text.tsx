import { tokenize } from 'linkifyjs'
import { useMemo, useState } from 'react'

/** Text as it was written, its links recognised; a long one is shown whole on request. */
export function MessageText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const cut = useMemo(() => (whole ? null : shortened(text)), [text, whole])
  const segments = useMemo(() => linksIn(cut ?? text), [text, cut])
  return (
    // of each line its own direction, and nothing in it turns what is around it
    <span dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
      {segments.map(({ text: segment, href }, index) =>
        href === null ? (
          segment
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-link"
          >
            <bdi>{segment}</bdi>
          </a>
        ),
      )}
      {cut !== null && (
        <>
          {/* not a margin, which would stand at the start of a line */}{' '}
          <button type="button" className="text-link" onClick={() => setWhole(true)}>
            Selengkapnya
          </button>
        </>
      )}
    </span>
  )
}

export interface TextSegment {
  text: string
  /** Null of plain text. */
  href: string | null
}

const SAFE = ['http:', 'https:', 'mailto:']
// reverses letters, or is drawn as nothing
const NOT_SEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A text in segments: links to sites and to e-mail addresses, and plain text. */
export function linksIn(text: string): TextSegment[] {
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

const MOST_CHARACTERS = 1_200
const MOST_LINES = 24

/** The start of a text that would fill the screen; null of one that does not. Characters of two halves stay whole. */
export function shortened(text: string): string | null {
  const start = firstLines(text).slice(0, MOST_CHARACTERS)
  if (start.length === text.length) return null
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`
}

function firstLines(text: string): string {
  return text.split('\n', MOST_LINES).join('\n')
}
