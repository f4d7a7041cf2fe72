import { useMemo, useState } from 'react'
import { linksIn } from './links-in.ts'
import { shortened } from './shortened.ts'

/** Text as it was written, its links recognised; a long one is shown whole on request. */
export function MessageText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const cut = useMemo(() => (whole ? null : shortened(text)), [text, whole])
  const parts = useMemo(() => linksIn(cut ?? text), [text, cut])
  return (
    // of each line its own direction, and nothing in it turns what is around it
    <span dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
      {parts.map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-link"
          >
            <bdi>{part}</bdi>
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
