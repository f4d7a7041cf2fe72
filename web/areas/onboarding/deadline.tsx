import { useServerTime } from '#web/lib/api/server-clock.ts'
import { cx } from '#web/ui/cx.ts'
import { deadlineText } from './deadline-text.ts'

const tones = { danger: 'font-semibold text-danger', attention: 'font-semibold text-amber-ink', neutral: 'text-mute' }

/** What is left until a deadline, as it passes [ADM-2]. */
export function DeadlineText({ dueAt, renderedAt }: { dueAt: string; renderedAt: string }) {
  const { text, tone } = deadlineText(dueAt, useServerTime(renderedAt))
  return (
    <time dateTime={dueAt} className={cx('num text-end text-xs whitespace-nowrap', tones[tone])}>
      {text}
    </time>
  )
}
