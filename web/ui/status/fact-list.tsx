import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { withAmounts } from '../text/with-amounts.tsx'

export interface Fact {
  key?: string
  label: ReactNode
  value: ReactNode
  /** Two blocks wide in the grid: a sentence. */
  wide?: boolean
  /** The most important line: a total. */
  strong?: boolean
}

interface FactListProps {
  facts: readonly Fact[]
  /** A grid of small blocks, or rows with the value at the end of the line. */
  layout?: 'grid' | 'rows'
  /** Of the grid, where there is room; 3 by default. */
  columns?: 3 | 4
  className?: string
}

/** Names and values. */
export function FactList({ facts, layout = 'grid', columns = 3, className }: FactListProps) {
  const rows = layout === 'rows'
  return (
    <dl
      className={cx(
        'num',
        rows ? 'divide-y divide-line text-sm' : 'grid grid-cols-2 gap-x-6 gap-y-4',
        !rows && (columns === 4 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'),
        className,
      )}
    >
      {facts.map((fact, index) => (
        <div
          key={fact.key ?? (typeof fact.label === 'string' ? fact.label : index)}
          className={cx(rows ? 'flex items-center justify-between gap-4 py-2.5' : fact.wide && 'col-span-2')}
        >
          <dt className={cx('text-mute', !rows && 'text-xs', fact.strong && 'font-semibold text-ink!')}>
            {withAmounts(fact.label)}
          </dt>
          <dd
            className={cx(
              'font-semibold',
              rows ? 'text-end' : 'mt-0.5 wrap-anywhere',
              fact.strong && 'text-lg font-bold',
            )}
          >
            {withAmounts(fact.value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
