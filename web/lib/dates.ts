const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']
// Western Indonesian time knows no summer time: adding its distance to UTC says the same on every machine
const JAKARTA_AHEAD_OF_UTC_MS = 7 * 60 * 60 * 1000

/** '31 Des 2026', the day of an instant in Jakarta. */
export function formatDate(instant: string): string {
  const local = inJakarta(instant)
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** '31 Des 2026' of a day on the wire: '2026-12-31'. */
export function formatDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`)
}

/** The last day before an instant: '31 Des 2026' of what ends as 1 January begins. */
export function formatLastDay(end: string): string {
  return formatDate(new Date(new Date(end).getTime() - 1).toISOString())
}

/** '18.30 WIB' */
export function formatTime(instant: string): string {
  const local = inJakarta(instant)
  return `${twoDigits(local.getUTCHours())}.${twoDigits(local.getUTCMinutes())} WIB`
}

/** '31 Des 2026, 18.30 WIB' */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`
}

function inJakarta(instant: string): Date {
  return new Date(new Date(instant).getTime() + JAKARTA_AHEAD_OF_UTC_MS)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
