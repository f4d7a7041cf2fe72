/** A customer waits longer than this for a slow answer, in hours [SHOP-9]. */
export const SLOW_HOURS = 24

/** '35 menit', '3 jam', '2 hari': how long somebody waited, in whole minutes, hours from 1, days from 2. */
export function waitWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} hari`
  return hours >= 1 ? `${hours} jam` : `${Math.max(1, Math.floor(minutes))} menit`
}
