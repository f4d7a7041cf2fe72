import { orderRefusals } from '#domain/orders/refusals.ts'
import { wantedDayObstacle } from '#domain/orders/wanted-day.ts'
import { fillWords } from '#domain/refusal.ts'
import { dayFault, readDay } from '#web/lib/form/read-day.ts'

interface Wanted {
  /** As typed. */
  wantedDay: string
  isFetched: boolean
}

/** What is wrong with a wanted day when its field is left, whatever the seller's days are, which the server knows [ORDER-1]. */
export function wantedDayFault({ wantedDay, isFetched }: Wanted, now: Date): string | undefined {
  const day = readDay(wantedDay)
  if (!day) return dayFault(wantedDay)
  const obstacle = wantedDayObstacle(day, now)
  if (obstacle !== 'wanted_day_passed' && obstacle !== 'wanted_day_too_far') return undefined
  return fillWords(orderRefusals[obstacle].sentence, { way: isFetched ? 'ambil' : 'kirim' })
}
