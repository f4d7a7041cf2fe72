import { workingDaysAfter } from '#domain/days/working-day.ts'
import { type BusinessDay, businessDay, dayAfter, startOfDay } from '../business-day.ts'
import { formatDay } from '../format.ts'

/** Working days in which a seller answers a claim [CLAIM-1]. */
const ANSWER_DAYS = 3

/** Working days in which a buyer contests a refusal [CLAIM-1]. */
const CONTEST_DAYS = 3

/** Working days after sending in which a buyer confirms a replacement; goods cross the sea in less [CLAIM-1]. */
const CONFIRM_DAYS = 10

/**
 * Until when goods may be claimed: the end, in Jakarta, of the seller's last working day after the day of receipt; where the
 * seller alone has recorded that, they may still be under way, or wait to be fetched, for as long as a replacement may
 * [CLAIM-1].
 */
export function claimableUntil(
  { receivedAt, mayBeUnderWay }: { receivedAt: Date; mayBeUnderWay: boolean },
  days: number,
  closed: ReadonlySet<BusinessDay>,
): Date {
  return endAfter(receivedAt, mayBeUnderWay ? CONFIRM_DAYS + days : days, closed)
}

/** Until when a seller answers what was claimed at this instant. */
export function answerableUntil(claimedAt: Date, closed: ReadonlySet<BusinessDay>): Date {
  return endAfter(claimedAt, ANSWER_DAYS, closed)
}

/** The deadline for contesting a refusal of this instant, after which the claim is closed [CLAIM-1]. */
export function contestableUntil(refusedAt: Date, closed: ReadonlySet<BusinessDay>): Date {
  return endAfter(refusedAt, CONTEST_DAYS, closed)
}

/**
 * The deadline for confirming a replacement sent at this instant, after which it counts as received whole [CLAIM-1].
 */
export function confirmableUntil(sentAt: Date, closed: ReadonlySet<BusinessDay>): Date {
  return endAfter(sentAt, CONFIRM_DAYS, closed)
}

function endAfter(at: Date, days: number, closed: ReadonlySet<BusinessDay>): Date {
  return startOfDay(dayAfter(workingDaysAfter(businessDay(at), days, closed)))
}

/** The instant before which deadlines are due for a reminder now: reminders go out on the last day. */
export function remindedUntil(now: Date): Date {
  return startOfDay(dayAfter(businessDay(now)))
}

/** The end of a day as people read it: '5 Mar 2026, 24.00 WIB'. */
export function untilText(end: Date): string {
  return `${formatDay(businessDay(new Date(end.getTime() - 1)))}, 24.00 WIB`
}

interface Claimability {
  /** Until when; null where it was not received. */
  endsAt: Date | null
  isCancelled: boolean
  isSellerClosed?: boolean
}

/** Why nothing of a shipment may be claimed now, as a sentence; null where it may [CLAIM-1]. */
export function claimObstacle({ endsAt, isCancelled, isSellerClosed = false }: Claimability, now: Date): string | null {
  if (isSellerClosed) return 'Seller sudah menutup tokonya.'
  if (isCancelled) return 'Pesanan ini sudah dibatalkan.'
  if (!endsAt) return 'Kiriman ini belum dapat diklaim.'
  return now >= endsAt ? `Batas klaim ${untilText(endsAt)} sudah lewat.` : null
}
