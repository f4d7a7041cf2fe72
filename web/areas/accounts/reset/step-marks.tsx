import { cx } from '#web/ui/cx.ts'

const STEPS = 3

/** The progress. */
export function StepMarks({ current }: { current: 1 | 2 | 3 }) {
  return (
    <div className="mb-5 flex items-center gap-3">
      <p className="num text-sm font-semibold text-primary">
        Langkah {current} dari {STEPS}
      </p>
      <span aria-hidden className="flex flex-1 gap-1.5">
        {Array.from({ length: STEPS }, (_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the row
            key={step}
            className={cx('h-1 flex-1 rounded-full transition-colors', step < current ? 'bg-primary' : 'bg-line')}
          />
        ))}
      </span>
    </div>
  )
}
