import type { Section } from '#domain/content/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { TextBlocks } from './text-blocks.tsx'

interface Props {
  sections: readonly Section[]
  /** The heading's rank under that of the page. */
  heading?: 'h2' | 'h3'
  className?: string
}

/** A text in sections, in lines of a length that is read with ease. */
export function SectionText({ sections, heading: Heading = 'h2', className }: Props) {
  return (
    <div className={cx('grid max-w-[68ch] gap-4', className)}>
      {sections.map(({ heading, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have the same heading
        <section key={index} className="grid gap-3 wrap-anywhere">
          {heading && <Heading className="mt-2 text-lg">{heading}</Heading>}
          <TextBlocks blocks={blocks} subheading={Heading === 'h2' ? 'h3' : 'h4'} />
        </section>
      ))}
    </div>
  )
}
