import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.ts'
import type { BarsProps } from './bars.tsx'

// with the library that draws them, which no other page loads
const Bars = lazyPart<BarsProps>(async () => (await import('./bars.tsx')).default)

/** Bars beside the table with the same figures, which alone is printed and comes from the server. */
export function BarFigure({ table, ...bars }: BarsProps & { table: ReactNode }) {
  const isDrawn = useSyncExternalStore(never, inBrowser, onServer)
  return (
    <figure
      aria-label={bars.label}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_fit-content(27rem)] print:block"
    >
      <div className="h-72 min-w-0 print:hidden">
        {isDrawn && (
          <Suspense fallback={null}>
            <Bars {...bars} />
          </Suspense>
        )}
      </div>
      <div className="min-w-0">{table}</div>
    </figure>
  )
}

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
