import { readDay, writeDay } from './read-day.ts'

const TIME = /^(\d{1,2})(?:\s*[.:]\s*(\d{2}))?$/
// the time of day is what follows the last space
const MINUTE = /^(.+?)[\s,]+(\d{1,2}[.:]\d{2})$/

/**
 * A time of the day as Indonesians write it: '08.00', '8.00', '08:00', '8'.
 * @returns '08:00'; '' for an empty text; null if it is no time
 */
export function readTime(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const [, hour = '', minute = '00'] = TIME.exec(text) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/** '08.00' from '08:00'; '' from ''. */
export function writeTime(time: string): string {
  return time.replace(':', '.')
}

/**
 * A day with a time: '31/12/2026 18.30'.
 * @returns '2026-12-31T18:30'; '' for an empty text; null if it is no minute
 */
export function readMinute(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const [, day = '', time = ''] = MINUTE.exec(text) ?? []
  const [readableDay, readableTime] = [readDay(day), readTime(time)]
  return readableDay && readableTime ? `${readableDay}T${readableTime}` : null
}

/** '31/12/2026 18.30' from '2026-12-31T18:30'; '' from ''. */
export function writeMinute(minute: string): string {
  const [day = '', time = ''] = minute.split('T')
  return [writeDay(day), writeTime(time)].join(' ').trim()
}
