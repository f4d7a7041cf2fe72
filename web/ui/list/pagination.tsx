import { type LinkComponent, useLink } from '../action/link.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

interface PaginationProps {
  /** Counts from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  Link?: LinkComponent
  /** The label for screen readers. */
  label?: string
  className?: string
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pages, hrefFor, Link: own, label = 'Halaman', className }: PaginationProps) {
  const Link = useLink(own)
  if (pages <= 1) return null
  const pageLink = (to: number, icon: 'chevron-left' | 'chevron-right', name: string, rel: string) =>
    to >= 1 && to <= pages ? (
      <Link
        to={hrefFor(to)}
        rel={rel}
        aria-label={name}
        className={cx(cellClass, 'border-line bg-paper hover:border-line-control')}
      >
        <Icon name={icon} size={18} />
      </Link>
    ) : (
      <span aria-hidden className={cx(cellClass, 'border-line text-line-strong')}>
        <Icon name={icon} size={18} />
      </span>
    )

  return (
    <nav aria-label={label} className={cx('flex items-center justify-center gap-1.5', className)}>
      {pageLink(page - 1, 'chevron-left', 'Halaman sebelumnya', 'prev')}
      <span className="num px-2 text-sm text-mute sm:hidden">
        {page} / {pages}
      </span>
      {pageWindow(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          <span
            key={index < 3 ? 'gap-before' : 'gap-after'}
            aria-hidden
            className="w-6 text-center text-mute max-sm:hidden"
          >
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={hrefFor(entry)}
            aria-label={`Halaman ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            className={cx(
              cellClass,
              'num max-sm:hidden',
              entry === page ? 'border-ink bg-ink text-white' : 'border-transparent hover:bg-ink/5',
            )}
          >
            {entry}
          </Link>
        ),
      )}
      {pageLink(page + 1, 'chevron-right', 'Halaman berikutnya', 'next')}
    </nav>
  )
}

const cellClass =
  'inline-grid h-10 min-w-10 place-items-center rounded-control border px-2 text-sm font-semibold no-underline transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11'

/**
 * The page numbers to show, from 1: first, last, the current one and its neighbours, with 'gap' for omitted numbers. A
 * gap never replaces a single page.
 */
export function pageWindow(page: number, pages: number, reach = 1): (number | 'gap')[] {
  const included = new Set([1, pages])
  for (let near = page - reach; near <= page + reach; near++) {
    if (near >= 1 && near <= pages) included.add(near)
  }
  const shown: (number | 'gap')[] = []
  let before = 0
  for (const number of [...included].sort((a, b) => a - b)) {
    if (number - before === 2) shown.push(number - 1)
    if (number - before > 2) shown.push('gap')
    shown.push(number)
    before = number
  }
  return shown
}
