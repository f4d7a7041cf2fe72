import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { lazyComponent } from '../lazy-component.ts'
import { Loading, Skeleton } from '../list/skeleton.tsx'
import type { BarsProps } from './bars.tsx'

// with the library that draws them, which no other page loads
const Bars = lazyComponent<BarsProps>(async () => (await import('./bars.tsx')).default)

/** Bars beside the table with the same figures, which alone is printed and comes from the server. */
export function BarFigure({ table, ...bars }: BarsProps & { table: ReactNode }) {
  const isDrawn = useSyncExternalStore(never, inBrowser, onServer)
  return (
    <figure
      aria-label={bars.label}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_fit-content(27rem)] print:block"
    >
      <div className="h-72 min-w-0 print:hidden">
        {isDrawn ? (
          <Suspense fallback={<BarsToCome lying={bars.lying} />}>
            <Bars {...bars} />
          </Suspense>
        ) : (
          <BarsToCome lying={bars.lying} />
        )}
      </div>
      <div className="min-w-0">{table}</div>
    </figure>
  )
}

/** Holds the place of the bars. */
function BarsToCome({ lying }: Pick<BarsProps, 'lying'>) {
  return (
    <Loading inPanel className="h-full">
      <div className={cx('flex h-full gap-4 p-2', lying ? 'flex-col justify-evenly' : 'items-end')}>
        {shares.map((share) => (
          <Skeleton key={share} className={lying ? cx('h-6', widths[share]) : cx('flex-1', heights[share])} />
        ))}
      </div>
    </Loading>
  )
}

const shares = [0, 1, 2, 3, 4, 5] as const
// in full, because Tailwind finds class names by reading the code
const heights = ['h-2/5', 'h-3/5', 'h-1/3', 'h-4/5', 'h-1/2', 'h-2/3'] as const
const widths = ['w-4/5', 'w-2/3', 'w-3/5', 'w-1/2', 'w-2/5', 'w-1/3'] as const

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
