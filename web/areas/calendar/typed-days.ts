import { readDay, writeDay } from '#web/lib/read-day.ts'

export interface TypedDay {
  day: string
  name: string
}

// the day as Indonesians write it, then its name behind a space or the sign of a spreadsheet
const LINE = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}\s+[a-z]+\s+\d{4})[\s,;:\t–-]+(\S.*)$/i

/** Reads one day a line, as '17/08/2027 Hari Kemerdekaan'; empty lines are nothing. */
export function readDays(typed: string): { days: TypedDay[]; faults: string[] } {
  const days: TypedDay[] = []
  const faults: string[] = []
  typed.split('\n').forEach((line, place) => {
    if (line.trim() === '') return
    const [, written = '', name = ''] = LINE.exec(line.trim()) ?? []
    const day = readDay(written)
    const fault = !day
      ? 'tulis tanggal lalu keterangannya'
      : days.some((other) => other.day === day)
        ? `${writeDay(day)} sudah ditulis`
        : null
    if (fault) faults.push(`Baris ${place + 1}: ${fault}.`)
    else if (day) days.push({ day, name: name.trim() })
  })
  return { days, faults }
}
