import { Link, useLocation } from 'react-router'
import { cx } from '../cx.ts'
import { scrollRow } from './scroll-row.ts'

interface SectionNavProps {
  /** The accessible name of the row. */
  label: string
  /** The one whose path is shown is current, unless one is marked. */
  sections: readonly { to: string; label: string; count?: number; current?: boolean }[]
}

/** The pages of one work, as tabs above each of them: no pills, which filter what is below. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className="mb-4 min-w-0 border-b border-line">
      <ul ref={scrollRow} className="scrollbar-none row-fade relative -mb-px flex min-w-0 gap-6 overflow-x-auto">
        {sections.map(({ to, label, count, current = to === pathname }) => (
          <li key={label} className="shrink-0">
            <Link to={to} aria-current={current ? 'page' : undefined} className={tabClass(current)}>
              {label} {count !== undefined && <span className="num font-medium">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function tabClass(current: boolean): string {
  return cx(
    'inline-flex h-10 items-center gap-1.5 whitespace-nowrap border-b-2 text-sm font-semibold no-underline transition-colors focus-visible:-outline-offset-2 pointer-coarse:h-11',
    current ? 'border-primary text-primary' : 'border-transparent text-mute hover:border-line-strong hover:text-ink',
  )
}
