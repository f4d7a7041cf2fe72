import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BusinessDay } from '#domain/business-day.ts'
import { cx } from '#web/ui/cx.ts'
import { Stat } from '#web/ui/status/stat.tsx'
import { type ShownTask, TaskList } from './task-list.tsx'

export interface Figure {
  to: string
  value: string
  label: string
  note?: string
  tone?: 'attention' | 'danger'
}

interface Props {
  tasks: readonly ShownTask[]
  today: BusinessDay
  /** There are more tasks than these, which these lists have. */
  more: readonly { label: string; to: string }[] | null
  /** What counts beside the list; false: it is nought, which says nothing. */
  figures: readonly (Figure | false)[]
  /** Instead of the list where nothing waits. */
  idle: ReactNode
  /** Above the list. */
  children?: ReactNode
}

/** The day's work and the figures beside it; neither is drawn where it is empty [UX-3]. */
export function TodayBoard({ tasks, today, more, figures: all, idle, children }: Props) {
  const figures = all.filter((figure) => figure !== false)
  return (
    <div className={cx('grid items-start gap-4', figures.length > 0 && 'xl:grid-cols-[minmax(0,1fr)_17rem]')}>
      <div className="grid min-w-0 gap-3">
        {children}
        {tasks.length === 0 ? (
          <p className="text-mute">{idle}</p>
        ) : (
          <TaskList label="Hari ini" today={today} tasks={tasks} />
        )}
        {more && (
          <p className="flex flex-wrap gap-x-3 text-sm text-mute">
            {tasks.length} yang paling mendesak. Lihat semua:
            {more.map(({ label, to }) => (
              <Link key={to} to={to} className="text-link">
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
      {figures.length > 0 && (
        <ul
          aria-label="Angka"
          className="grid grid-cols-2 gap-3 max-xl:order-first md:max-xl:grid-cols-4 xl:grid-cols-1"
        >
          {figures.map(({ to, ...stat }) => (
            <li key={stat.label} className="max-md:only:col-span-2">
              <Link to={to} className="block h-full rounded-card no-underline">
                <Stat
                  {...stat}
                  className="h-full transition-colors hover:border-primary max-xl:px-3.5 max-xl:py-3 [&>p:first-child]:text-base md:[&>p:first-child]:text-lg xl:[&>p:first-child]:text-xl"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
