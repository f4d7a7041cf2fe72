import { DAY_MS } from '#domain/business-day.ts'
import { useServerTime } from '#web/lib/api/server-clock.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'

const tones = { danger: 'font-semibold text-danger', attention: 'font-semibold text-amber-ink', neutral: 'text-mute' }

/** The time left until a deadline, as it passes [ADM-2]. */
export function DeadlineText({ dueAt, renderedAt }: { dueAt: string; renderedAt: string }) {
  const { text, tone } = deadlineText(dueAt, useServerTime(renderedAt))
  return (
    <time dateTime={dueAt} className={cx('num text-end text-xs whitespace-nowrap', tones[tone])}>
      {text}
    </time>
  )
}

const MINUTE_MS = 60_000

/** 'sisa 3 jam 12 menit', 'lewat 9 menit', or the instant where it is further away than a day. */
export function deadlineText(dueAt: string, now: number): { text: string; tone: 'danger' | 'attention' | 'neutral' } {
  const left = Date.parse(dueAt) - now
  if (Math.abs(left) >= DAY_MS) {
    return left < 0
      ? { text: `lewat ${Math.floor(-left / DAY_MS)} hari`, tone: 'danger' }
      : { text: formatDateTime(dueAt), tone: 'neutral' }
  }
  return left < 0
    ? { text: `lewat ${spanText(-left)}`, tone: 'danger' }
    : { text: `sisa ${spanText(left)}`, tone: 'attention' }
}

/** '3 jam 12 menit', '9 menit' */
function spanText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours} jam ${minutes % 60} menit` : `${minutes} menit`
}
