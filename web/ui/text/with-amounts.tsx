import { Children, Fragment, type ReactNode } from 'react'

/**
 * The content, with what would be read wrongly in two lines kept on one: 'Rp' with its amount, numbers such as
 * 'SB-261120-7KQ2M9', 's.d. 1 Mei 2026', '08.00–12.00', 'No. 481', '0812-3456-7890', 'DKI Jakarta' and 'e-mail'. What is
 * copied is what was written.
 */
export function withAmounts(content: ReactNode): ReactNode {
  if (typeof content === 'string') return unbroken(content)
  // an element keeps its own texts together
  return Array.isArray(content)
    ? Children.map(content, (part: ReactNode) => (typeof part === 'string' ? unbroken(part) : part))
    : content
}

function unbroken(text: string): ReactNode {
  const parts = text.split(whole)
  if (parts.length === 1) return text
  // every other part is kept whole; each belongs to its place
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

const whole =
  /([-−+]?Rp \d+(?:\.\d{3})*(?:,\d+)?|\b[A-Z]{2}-\d{6}-[\dA-Z]{4,}\b|\b[Ee]-mail\b|(?:\b(?:s\.d\.|sejak) )?\b\d{1,2} (?:Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4}\b|\b\d{2}\.\d{2}–\d{2}\.\d{2}\b|\bNo\. [\dA-Z][\w/-]*|\b(?:DKI Jakarta|DI Yogyakarta)\b|(?<!\d)(?:\+62|\(?0\d{1,3}\)?)(?:[ -]\d{2,5}){1,4}(?!\d))/
