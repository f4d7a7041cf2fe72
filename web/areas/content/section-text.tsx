import type { PageVersion } from '#domain/content/codec.ts'
import { cx } from '#web/ui/cx.ts'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  sections: PageVersion['sections']
  /** The heading's rank under that of the page. */
  heading?: 'h2' | 'h3'
  className?: string
}

/** A text in sections, in lines of a length that is read with ease. */
export function SectionText({ sections, heading: Heading = 'h2', className }: Props) {
  return (
    <div className={cx('grid max-w-[68ch] gap-4', className)}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? ''} className="grid gap-3 wrap-anywhere">
          {heading && <Heading className="mt-2 text-lg">{heading}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{withAmounts(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
