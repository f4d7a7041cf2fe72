import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { withAmounts } from '../text/with-amounts.tsx'

export interface TimelineEntry {
  key: string
  title: ReactNode
  /** When, already formatted. */
  time?: ReactNode
  /** Who, or a note. */
  text?: ReactNode
  /** 'done' by default. */
  state?: 'done' | 'current' | 'ahead' | 'failed'
  icon?: IconName
}

interface Props {
  entries: readonly TimelineEntry[]
  /** Beside each other where the nearest container has the width for it. */
  across?: boolean
  className?: string
}

/** Past, current and future steps, from top to bottom or across. */
export function Timeline({ entries, across = false, className }: Props) {
  return (
    <ol className={cx(across && acrossFrom.list, className)}>
      {entries.map((entry, index) => {
        const state = entry.state ?? 'done'
        const last = index === entries.length - 1
        return (
          <li
            key={entry.key}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx('relative flex gap-3.5 pb-5 last:pb-0', across && acrossFrom.entry)}
          >
            {!last && (
              <span
                aria-hidden
                className={cx(
                  'absolute bottom-0 start-3 top-6 w-0.5 -translate-x-1/2 rtl:translate-x-1/2',
                  state === 'done' ? 'bg-primary-line' : 'bg-line',
                  across && acrossFrom.line,
                )}
              />
            )}
            <span className={cx('relative grid size-6 shrink-0 place-items-center rounded-full', marks[state])}>
              {state === 'current' && !entry.icon ? (
                <span className="size-2 rounded-full bg-current" />
              ) : (
                <Icon name={entry.icon ?? icons[state]} size={14} className="stroke-2" />
              )}
            </span>
            <div className="min-w-0 flex-1 pt-0.5">
              <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', across && acrossFrom.head)}>
                <p className={cx('text-sm', state === 'ahead' ? 'text-mute' : 'font-semibold')}>
                  {withAmounts(entry.title)}
                </p>
                {entry.time && <p className="num text-xs text-mute">{entry.time}</p>}
              </div>
              {entry.text && <div className="mt-0.5 text-sm text-mute">{withAmounts(entry.text)}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const acrossFrom = {
  list: '@min-[56rem]:grid @min-[56rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] @min-[56rem]:gap-x-3 @min-[56rem]:gap-y-5',
  entry: '@min-[56rem]:block @min-[56rem]:pb-0',
  line: '@min-[56rem]:bottom-auto @min-[56rem]:start-7 @min-[56rem]:-end-2 @min-[56rem]:top-3 @min-[56rem]:h-0.5 @min-[56rem]:w-auto @min-[56rem]:translate-x-0 rtl:@min-[56rem]:translate-x-0',
  head: '@min-[56rem]:mt-1.5 @min-[56rem]:block @min-[56rem]:pe-3',
}

const marks = {
  done: 'bg-primary-tint text-primary',
  current: 'bg-primary text-white',
  ahead: 'border border-line-strong bg-paper text-line-control',
  failed: 'bg-danger-tint text-danger',
}

const icons = { done: 'check', current: 'clock', ahead: 'clock', failed: 'close' } as const
