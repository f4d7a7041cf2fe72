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
    ? Children.map(content, (segment: ReactNode) => (typeof segment === 'string' ? unbroken(segment) : segment))
    : content
}

function unbroken(text: string): ReactNode {
  const segments = text.split(whole)
  if (segments.length === 1) return text
  // every odd segment stays whole; the index is its identity
  return segments.map((segment, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
      <span key={index} className="whitespace-nowrap">
        {segment}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={index}>{segment}</Fragment>
    ),
  )
}

const whole =
  /([-−+]?Rp \d+(?:\.\d{3})*(?:,\d+)?|\b[A-Z]{2}-\d{6}-[\dA-Z]{4,}\b|\b[Ee]-mail\b|(?:\b(?:s\.d\.|sejak) )?\b\d{1,2} (?:Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4}\b|\b\d{2}\.\d{2}–\d{2}\.\d{2}\b|\bNo\. [\dA-Z][\w/-]*|\b(?:DKI Jakarta|DI Yogyakarta)\b|(?<!\d)(?:\+62|\(?0\d{1,3}\)?)(?:[ -]\d{2,5}){1,4}(?!\d))/
