import { useEffect, useLayoutEffect } from 'react'
import { hearServerTime, useServerTime } from '#web/lib/api/server-clock.ts'
import { cx } from '#web/ui/cx.ts'
import { leftUntil, leftWords } from './time-words.ts'

interface Props {
  until: string
  /** The server's time in the same answer. */
  serverTime: string
  /** Called once when the time is up and the data shown beside it is outdated. */
  onExpired?: () => void
  className?: string
}

const SOON_HOURS = 3
const LAST_MINUTES = 30

/** Counts down by the server's clock; for screen readers in hours and minutes, and only on demand. */
export function TimeLeft({ until, serverTime, onExpired, className }: Props) {
  // before painting, so that a wrong local clock never shows
  useLayoutEffect(() => hearServerTime(serverTime), [serverTime])
  const now = useServerTime(serverTime)
  const left = leftUntil(Date.parse(until), now)
  // the passing of time is not an event of the page
  useEffect(() => {
    if (left.expired) onExpired?.()
  }, [left.expired, onExpired])

  const last = left.hours === 0 && left.minutes < LAST_MINUTES
  return (
    <span
      role="timer"
      aria-live="off"
      className={cx(
        'num whitespace-nowrap font-semibold',
        left.expired ? 'text-mute' : last ? 'text-danger' : left.hours < SOON_HOURS && 'text-amber-ink',
        className,
      )}
    >
      <span className="sr-only">{leftWords(left)}</span>
      <span aria-hidden>
        {twoDigits(left.hours)}:{twoDigits(left.minutes)}
        <span className="text-[0.8em] font-medium">:{twoDigits(left.seconds)}</span>
      </span>
    </span>
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
