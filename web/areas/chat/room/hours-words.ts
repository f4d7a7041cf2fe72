import type { AnsweringDay } from '#domain/chat/hours.ts'
import { weekdayName } from '#domain/days/weekdays.ts'

/** 'Senin–Jumat 08.00–17.00, Sabtu 08.00–12.00 WIB' */
export function hoursWords(hours: readonly AnsweringDay[]): string {
  const spans: { from: number; to: number; time: string }[] = []
  for (const { weekday, opens, closes } of [...hours].sort((one, other) => one.weekday - other.weekday)) {
    const time = `${opens.replace(':', '.')}–${closes.replace(':', '.')}`
    const last = spans.at(-1)
    if (last && last.to === weekday - 1 && last.time === time) last.to = weekday
    else spans.push({ from: weekday, to: weekday, time })
  }
  const words = spans.map(({ from, to, time }) => {
    const days = from === to ? [from] : [from, to]
    return `${days.map(weekdayName).join('–')} ${time}`
  })
  return `${words.join(', ')} WIB`
}
