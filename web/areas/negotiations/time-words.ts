/** The time left; zero once it is up. */
export interface Left {
  hours: number
  minutes: number
  seconds: number
  expired: boolean
}

/** The time left until an instant, both in milliseconds since 1970. */
export function leftUntil(until: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    expired: until <= now,
  }
}

/** '2 jam 14 menit', for screen readers. */
export function leftWords({ hours, minutes, expired }: Left): string {
  if (expired) return 'waktu habis'
  if (hours === 0 && minutes === 0) return 'kurang dari 1 menit'
  return [hours > 0 && `${hours} jam`, minutes > 0 && `${minutes} menit`].filter(Boolean).join(' ')
}

/** '1 jam 12 menit' for 72 minutes. */
export function durationWords(minutes: number): string {
  if (minutes === 0) return '< 1 menit'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} menit`
  return rest === 0 ? `${hours} jam` : `${hours} jam ${rest} menit`
}
