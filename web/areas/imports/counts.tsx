import { formatCount } from '#domain/format.ts'
import type { ImportDetail } from '#domain/imports/contract.ts'
import { cx } from '#web/ui/cx.ts'

/** How many rows fit, and what they would do or did; and how many do not [SHOP-4]. */
export function Counts({ one: { fits, fresh, changed, same, problems, rows, state } }: { one: ImportDetail }) {
  const isDone = state === 'applied' || state === 'undoing' || state === 'undone'
  return (
    <div>
      <div className={cx('grid gap-3', problems > 0 && 'sm:grid-cols-[3fr_2fr]')}>
        <div className="rounded-card border border-success-line bg-success-tint px-4 py-3">
          <p className="num text-xl font-bold text-success">{formatCount(fits)} cocok</p>
          <p className="num text-sm text-ink-soft">
            {formatCount(fresh)} baru · {formatCount(changed)} berubah · {formatCount(same)} tetap
          </p>
        </div>
        {problems > 0 && (
          <div className="rounded-card border border-amber-line bg-amber-tint px-4 py-3">
            <p className="num text-xl font-bold text-amber-ink">{formatCount(problems)} bermasalah</p>
            <p className="text-sm text-ink-soft">{isDone ? 'tidak diterapkan' : 'tidak akan diterapkan'}</p>
          </div>
        )}
      </div>
      <div aria-hidden className="mt-3 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        <div className="rounded-full bg-primary" style={{ width: `${rows === 0 ? 100 : (fits / rows) * 100}%` }} />
        {problems > 0 && <div className="min-w-1 flex-1 rounded-full bg-amber" />}
      </div>
    </div>
  )
}
