import type { AnsweringDay } from '#domain/chat/hours.ts'
import { chatRefusals } from '#domain/chat/refusals.ts'
import { weekdays } from '#domain/weekdays.ts'
import { readTime, writeTime } from '#web/lib/read-time.ts'

/** A day of the week as it stands in the form. */
export interface TypedDay {
  isOpen: boolean
  opens: string
  closes: string
}

const usual = { opens: '08.00', closes: '17.00' }

/** The whole week, Monday first; days on which it is closed get the usual hours, should they be ticked. */
export function typedHours(days: readonly AnsweringDay[]): TypedDay[] {
  return weekdays.map((weekday) => {
    const day = days.find((one) => one.weekday === weekday)
    if (!day) return { isOpen: false, ...usual }
    return { isOpen: true, opens: writeTime(day.opens), closes: writeTime(day.closes) }
  })
}

/** The days that are ticked; what cannot be read stays as it is typed. */
export function hoursOf(week: readonly TypedDay[]): AnsweringDay[] {
  return week.flatMap(({ isOpen, opens, closes }, place) =>
    isOpen ? [{ weekday: place + 1, opens: readTime(opens) ?? opens, closes: readTime(closes) ?? closes }] : [],
  )
}

/** What is wrong with the hours, by field. */
export function hoursFaults(week: readonly TypedDay[]): Record<string, string> {
  return Object.fromEntries(week.flatMap((day, place) => (day.isOpen ? faultsOf(day, place) : [])))
}

function faultsOf(day: TypedDay, place: number): [string, string][] {
  const [opens, closes] = [readTime(day.opens), readTime(day.closes)]
  const unread: [string, string][] = [
    ...timeFault(`jam.${place}.opens`, opens, 'Jam buka'),
    ...timeFault(`jam.${place}.closes`, closes, 'Jam tutup'),
  ]
  if (!opens || !closes || closes > opens) return unread
  return [[`jam.${place}.closes`, chatRefusals.chat_hours_end_early.sentence]]
}

function timeFault(field: string, time: string | null, what: string): [string, string][] {
  if (time === '') return [[field, `${what} harus diisi.`]]
  return time === null ? [[field, `${what} tidak valid, tulis misalnya 08.00.`]] : []
}
