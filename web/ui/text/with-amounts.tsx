import { Children, Fragment, type ReactNode } from 'react'

/** The content, with 'Rp' kept on one line with its amount in every text; what is copied is what was written. */
export function withAmounts(content: ReactNode): ReactNode {
  if (typeof content === 'string') return unbroken(content)
  // an element keeps its own texts together
  return Array.isArray(content)
    ? Children.map(content, (part: ReactNode) => (typeof part === 'string' ? unbroken(part) : part))
    : content
}

function unbroken(text: string): ReactNode {
  const parts = text.split(amount)
  if (parts.length === 1) return text
  // every other part is an amount; each belongs to its place
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}

const amount = /([-−+]?Rp \d+(?:\.\d{3})*(?:,\d+)?)/
