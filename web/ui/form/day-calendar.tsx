import { DayPicker } from '@daypicker/react'
import { id } from '@daypicker/react/locale/id'
import { buttonClass } from '../action/button-class.ts'

interface DayCalendarProps {
  /** '2026-12-31'; '' for none. */
  value: string
  /** The first and the last day that can be chosen. */
  first: string
  last: string
  isOff: (day: string) => boolean
  onChoose: (day: string) => void
}

/** A month of days, of which some cannot be chosen; for keys and screen readers as for the mouse. */
export function DayCalendar({ value, first, last, isOff, onChoose }: DayCalendarProps) {
  return (
    <DayPicker
      mode="single"
      autoFocus
      locale={id}
      weekStartsOn={1}
      selected={value === '' ? undefined : dateOf(value)}
      defaultMonth={dateOf(value || first)}
      startMonth={dateOf(first)}
      endMonth={dateOf(last)}
      disabled={(date) => dayOf(date) < first || dayOf(date) > last || isOff(dayOf(date))}
      onSelect={(date) => date && onChoose(dayOf(date))}
      classNames={{
        root: 'relative',
        month_caption: 'flex h-10 items-center ps-1 font-semibold capitalize',
        nav: 'absolute end-0 top-0 flex gap-1',
        button_previous: buttonClass({ variant: 'ghost', size: 'sm' }),
        button_next: buttonClass({ variant: 'ghost', size: 'sm' }),
        chevron: 'size-4 fill-current',
        month_grid: 'w-full border-collapse',
        weekday: 'py-1.5 text-xs font-medium text-mute',
        day: 'p-0 text-center',
        day_button:
          'num size-10 rounded-mark text-sm hover:bg-primary-tint disabled:pointer-events-none disabled:text-mute disabled:line-through',
        today: 'font-semibold',
        selected: '[&>button]:bg-primary [&>button]:text-paper',
        hidden: 'invisible',
      }}
    />
  )
}

/** Noon, so that no time zone makes another day of it. */
function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
