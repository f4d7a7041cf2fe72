import { businessDay } from '../business-day.ts'

/** The number people quote: 'SB-261120-000123', from the Jakarta day and the platform's running count. */
export function orderNumber(count: number, placedAt: Date): string {
  const day = businessDay(placedAt).slice(2).replaceAll('-', '')
  return `SB-${day}-${String(count).padStart(6, '0')}`
}
