import { type LinkComponent, useLink } from '../action/link.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

export interface BreadcrumbEntry {
  label: string
  /** The target; the last entry is the page itself and never a link. */
  to?: string
}

interface BreadcrumbProps {
  entries: readonly BreadcrumbEntry[]
  Link?: LinkComponent
  className?: string
}

/** The page's place in the site; the last entry is the page itself; where all is too long the last two are cut [ROUTE-7]. */
export function Breadcrumb({ entries, Link: own, className }: BreadcrumbProps) {
  const Link = useLink(own)
  return (
    <nav aria-label="Jejak halaman" className={cx('min-w-0', className)}>
      <ol className="scrollbar-none flex items-center gap-1.5 overflow-x-auto whitespace-nowrap text-sm text-mute">
        {entries.map((entry, index) => {
          const last = index === entries.length - 1
          return (
            <li
              key={entry.label}
              className={cx('flex items-center gap-1.5', index < entries.length - 2 ? 'shrink-0' : 'min-w-12')}
            >
              {index > 0 && <Icon name="chevron-right" size={14} className="shrink-0 text-line-control" />}
              {last && (
                <span aria-current="page" className="truncate font-medium text-ink">
                  {entry.label}
                </span>
              )}
              {!last && entry.to && (
                <Link to={entry.to} className="truncate rounded-sm py-1 hover:text-primary hover:underline">
                  {entry.label}
                </Link>
              )}
              {!last && !entry.to && entry.label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
