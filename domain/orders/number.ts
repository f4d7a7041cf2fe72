import { businessDay } from '../business-day.ts'

/**
 * The number people quote: 'SB-261120-7KQ2M9', from the Jakarta day and a code that reveals nothing of other orders.
 */
export function orderNumber(code: string, placedAt: Date): string {
  const day = businessDay(placedAt).slice(2).replaceAll('-', '')
  return `SB-${day}-${code}`
}
