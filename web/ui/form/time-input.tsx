import { DayInput } from './day-input.tsx'
import type { TextInputProps } from './text-input.tsx'

/** A time of the day as Indonesians write it, '18.30'; `readTime` reads what was typed. */
export function TimeInput(props: TextInputProps) {
  return <DayInput placeholder="jj.mm" {...props} />
}

/** A day with a time, '31/12/2026 18.30'; `readMinute` reads what was typed. */
export function MinuteInput(props: TextInputProps) {
  return <DayInput placeholder="hh/bb/tttt jj.mm" {...props} />
}
