import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '../cx.ts'

interface QueueItemProps {
  to: To
  /** It is open beside the queue. */
  current: boolean
  /** Two columns: the item, and its note at the end. */
  children: ReactNode
}

/** One entry of a queue, which opens beside it. */
export function QueueItem({ to, current, children }: QueueItemProps) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? 'page' : undefined}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-sm hover:bg-primary-wash',
          current && 'bg-primary-wash shadow-[inset_3px_0_0_var(--color-primary)]',
        )}
      >
        {children}
      </Link>
    </li>
  )
}
