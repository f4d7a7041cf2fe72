import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A grey placeholder; height and width are set by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-skeleton rounded-mark bg-line', className)} />
}

/** Placeholder for lines of text; the last is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={cx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the block
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

/** Placeholder for the rows of a table. */
export function SkeletonRows({ rows = 8, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className={cx('divide-y divide-line', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
        <div key={row} className="flex items-center gap-6 px-4 py-3">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-20" />
        </div>
      ))}
    </div>
  )
}

/** Says that something short is loading, once it takes longer than 300 ms: in place of a word or a figure [API-5]. */
export function LoadingWords({ className }: { className?: string }) {
  return (
    <span role="status" className={cx('animate-late text-sm font-medium text-mute', className)}>
      memuat . . .
    </span>
  )
}

/**
 * Wraps the skeletons of one place and says that it is loading, over them, so that nothing moves for the words. Both are
 * seen once it takes longer than 300 ms; in a panel that has just opened the skeletons are there at once, for it would
 * otherwise be empty [API-5].
 */
export function Loading({
  label = 'memuat . . .',
  inPanel,
  className,
  children,
}: {
  label?: string
  inPanel?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy className={cx('relative', !inPanel && 'animate-late', className)}>
      {children}
      <span className={cx('pointer-events-none absolute inset-0 z-1 flex justify-center', inPanel && 'animate-late')}>
        {/* follows the reader down a long list */}
        <span
          className={cx(
            'sticky mt-3 h-fit whitespace-nowrap rounded-full border border-line bg-paper px-3 py-1 text-sm font-medium text-mute',
            inPanel ? 'top-3' : 'top-28',
          )}
        >
          {label}
        </span>
      </span>
    </div>
  )
}
