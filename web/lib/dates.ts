const inJakarta = { timeZone: 'Asia/Jakarta' } as const
const date = new Intl.DateTimeFormat('id-ID', { ...inJakarta, day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('id-ID', {
  ...inJakarta,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** '31 Des 2026', the day of an instant in Jakarta. */
export function formatDate(instant: string): string {
  return date.format(new Date(instant))
}

// a day of the wire needs no zone: written as the server writes it
export { formatDay } from '#domain/format.ts'

/** The last day before an instant: '31 Des 2026' for something that ends when 1 January begins. */
export function formatLastDay(end: string): string {
  return formatDate(new Date(new Date(end).getTime() - 1).toISOString())
}

/** The end of that day: '31 Des 2026, 24.00 WIB'. */
export function formatDeadline(end: string): string {
  return `${formatLastDay(end)}, 24.00 WIB`
}

/** '18.30 WIB' */
export function formatTime(instant: string): string {
  return time.format(new Date(instant))
}

/** '31 Des 2026, 18.30 WIB' */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`
}
