import type { ReactNode } from 'react'
import { type LinkComponent, useLink } from '../action/link.tsx'
import { cx } from '../cx.ts'
import { scrollRow } from '../list/scroll-row.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { CountBadge } from '../status/badge.tsx'

export interface SideNavEntry {
  label: ReactNode
  to: string
  icon?: IconName
  /** How many things wait there. */
  count?: number
  current?: boolean
}

interface SideNavProps {
  label: string
  entries: readonly SideNavEntry[]
  Link?: LinkComponent
  /** Becomes a row that scrolls sideways on narrow screens. On by default. */
  rowWhenNarrow?: boolean
  className?: string
}

/** The pages of one part of the site, at its side; as a row, the current one is scrolled into view. */
export function SideNav({ label, entries, Link: own, rowWhenNarrow = true, className }: SideNavProps) {
  const Link = useLink(own)
  return (
    <nav aria-label={label} className={cx('min-w-0', className)}>
      <ul
        ref={rowWhenNarrow ? scrollRow : undefined}
        className={cx(
          'flex gap-1',
          rowWhenNarrow ? 'scrollbar-none row-fade max-lg:overflow-x-auto lg:flex-col' : 'flex-col',
        )}
      >
        {entries.map((entry) => (
          <li
            key={entry.to}
            // holds what is read out only, which would otherwise widen the page beyond the row
            className="relative shrink-0"
          >
            <Link
              to={entry.to}
              aria-current={entry.current ? 'page' : undefined}
              className="flex h-10 items-center gap-3 whitespace-nowrap rounded-control px-3 font-medium text-ink-soft no-underline transition-colors hover:bg-ink/4 aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary pointer-coarse:h-11"
            >
              {entry.icon && <Icon name={entry.icon} size={19} />}
              <span className="flex-1">{entry.label}</span>
              {entry.count !== undefined && (
                <>
                  <CountBadge count={entry.count} tone="amber" most={99} />
                  {entry.count > 0 && <span className="sr-only">{entry.count} menunggu</span>}
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
