import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { CardTitle, cardClass } from '#web/ui/layout/card.tsx'
import { LoadingWords } from '#web/ui/list/skeleton.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  title: string
  totalLabel: string
  /** Null while unknown. */
  total: string | null
  /** Between title and button; only where there is room beside the list. */
  children: ReactNode
  /** The next step. Rendered in both places, of which one is visible. */
  button: ReactNode
  /** Above the button in both places: its error. */
  trouble?: ReactNode
}

/** The total of a list and the next step: beside it, or as a bar at the bottom of a narrow screen. */
export function SummaryFrame({ title, totalLabel, total, children, button, trouble }: Props) {
  return (
    <>
      <section aria-label={title} className={cx(cardClass, 'sticky top-32 p-5 max-lg:hidden')}>
        <CardTitle>{title}</CardTitle>
        {children}
        {trouble}
        {button}
      </section>
      <section
        aria-label={title}
        className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar md:-mx-6 md:px-6 lg:hidden"
      >
        {trouble}
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0">
            <span className="block text-xs text-mute">{totalLabel}</span>
            {total === null ? <LoadingWords /> : <strong className="num text-lg">{withAmounts(total)}</strong>}
          </p>
          {button}
        </div>
      </section>
    </>
  )
}
