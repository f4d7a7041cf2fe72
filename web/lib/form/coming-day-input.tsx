import { Suspense, useState } from 'react'
import { businessDay, daysAfter } from '#domain/business-day.ts'
import { MOST_DAYS_AHEAD } from '#domain/limits.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { serverNow } from '../api/server-clock.ts'
import { readDay, writeDay } from './read-day.ts'

const DayCalendar = lazyComponent(async () => (await import('#web/ui/form/day-calendar.tsx')).DayCalendar)

interface ComingDayInputProps {
  name: string
  /** As typed. */
  value: string
  /** Whether a day cannot be chosen in the calendar. */
  isOff: (day: string) => boolean
  onChange: (typed: string) => void
  onLeave: () => void
}

/** A day from today on, typed or chosen in a calendar, whose code comes when it is opened. */
export function ComingDayInput({ name, value, isOff, onChange, onLeave }: ComingDayInputProps) {
  const [open, setOpen] = useState(false)
  const today = businessDay(new Date(serverNow()))
  const calendar = (
    <Popover
      title="Kalender"
      hideTitle
      open={open}
      onOpenChange={setOpen}
      className="w-auto!"
      bodyClass="max-h-100 p-3"
      trigger={<IconButton icon="calendar" label="Buka kalender" variant="ghost" />}
    >
      <Suspense fallback={<div className="h-82 w-70" />}>
        <DayCalendar
          value={readDay(value) ?? ''}
          first={today}
          last={daysAfter(today, MOST_DAYS_AHEAD)}
          isOff={isOff}
          onChoose={(day) => {
            onChange(writeDay(day))
            setOpen(false)
            onLeave()
          }}
        />
      </Suspense>
    </Popover>
  )
  return (
    <DayInput
      name={name}
      value={value}
      trailing={calendar}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  )
}
