import { Link, type To } from 'react-router'
import { pillClass, pillRowClass } from './chip.tsx'
import { scrollRow } from './scroll-row.ts'

interface PillLinksProps {
  /** The accessible name of the row. */
  label: string
  links: readonly { to: To; label: string; count?: number | string | undefined; current: boolean }[]
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/** A row of pills, each a page of its own: the parts of a list, with their counts. */
export function PillLinks({ label, links, preventScrollReset }: PillLinksProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul ref={scrollRow} className={pillRowClass}>
        {links.map(({ to, label, count, current }) => (
          <li key={label} className="shrink-0">
            <Link
              to={to}
              preventScrollReset={preventScrollReset}
              aria-current={current ? 'page' : undefined}
              className={pillClass(current)}
            >
              {label} {count !== undefined && <span className="num font-medium">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
