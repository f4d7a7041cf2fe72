import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BusinessDay } from '#domain/business-day.ts'
import { formatQuantity } from '#domain/format.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { deadlineWords } from './deadline-words.ts'

/** A task as a row: when its time is over, what it is, what it is about, and its acts. */
export interface ShownTask {
  key: string
  until: string | null
  since: string
  title: string
  /** The page of what it is about. */
  to: string
  about: string
  /** What speaks against it. */
  warning?: string | undefined
  /** What somebody who decides wants to know. */
  note?: string | undefined
  amount: string | null
  acts: ReactNode
}

interface Props {
  label: string
  tasks: readonly ShownTask[]
  today: BusinessDay
}

/** The day's work as one list, by deadline, with the acts in its rows [UX-3]. */
export function TaskList({ label, tasks, today }: Props) {
  return (
    <ul
      aria-label={label}
      className={cx(cardClass, 'divide-y divide-line md:grid md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-x-5')}
    >
      {tasks.map((task) => (
        <Task key={task.key} task={task} today={today} />
      ))}
    </ul>
  )
}

function Task({ task, today }: { task: ShownTask; today: BusinessDay }) {
  const { title, to, about, warning, note, amount, acts } = task
  const deadline = deadlineWords(task, today)
  return (
    <li className="grid gap-x-3 gap-y-0.5 px-4 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] md:col-span-full md:grid-cols-subgrid md:items-center md:py-2">
      <p className={cx('num whitespace-nowrap text-sm', tones[deadline.tone])}>{deadline.text}</p>
      <div className="min-w-0 text-sm max-md:order-1 max-md:col-span-full">
        <p className="truncate font-semibold">
          <Link to={to} className="num hover:text-primary hover:underline">
            {title}
          </Link>
        </p>
        <p className="num text-mute md:truncate">{about}</p>
        {warning && <p className="text-amber-ink">{withAmounts(warning)}</p>}
        {note && <p className="text-ink-soft">{withAmounts(note)}</p>}
      </div>
      <p className="num text-end text-sm font-semibold">{amount && withAmounts(amount)}</p>
      <div className="flex justify-end gap-2 max-md:order-2 max-md:col-span-full max-md:mt-2 max-md:*:flex-1 empty:hidden">
        {acts}
      </div>
    </li>
  )
}

const tones = { late: 'font-semibold text-danger', tonight: 'font-semibold text-amber-ink', later: 'text-mute' }

interface Goods {
  name: string
  units: string | null
  unit: string | null
  more: number
}

/** '50 kg Tetrasiklin, 2 produk lain'. */
export function goodsWords({ name, units, unit, more }: Goods): string {
  const first = units === null ? name : `${formatQuantity(units)} ${unit} ${name}`
  return more > 0 ? `${first}, ${more} produk lain` : first
}
