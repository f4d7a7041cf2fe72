import { businessDay } from '../business-day.ts'

/**
 * The number people quote: 'KL-261120-7KQ2M9', from the Jakarta day and a code that reveals nothing of other claims.
 */
export function claimNumber(code: string, submittedAt: Date): string {
  return `KL-${businessDay(submittedAt).slice(2).replaceAll('-', '')}-${code}`
}
