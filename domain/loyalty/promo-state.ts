import { words } from '../words.ts'

/** The state of a promotion code at an instant, with its wire names [ADM-5]. */
export const promoState = words({
  waiting: 'menunggu_persetujuan',
  planned: 'terjadwal',
  open: 'berjalan',
  used_up: 'habis',
  ended: 'berakhir',
})
export type PromoState = keyof typeof promoState.names

/** The facts that decide whether a code is accepted. */
export interface PromoTerms {
  startsAt: Date | null
  endsAt: Date | null
  /** Null: as many as want it. */
  mostClaims: number | null
  claims: number
  /** Since when it waits for a second administrator; null: it does not. */
  proposedAt: Date | null
}

/**
 * A promotion code is valid from the start of its first day until the end of its last one, while any are left, once it
 * is confirmed [ADM-5, REG-2].
 */
export function promoStateOf({ startsAt, endsAt, mostClaims, claims, proposedAt }: PromoTerms, now: Date): PromoState {
  if (endsAt && now >= endsAt) return 'ended'
  if (proposedAt) return 'waiting'
  if (startsAt && now < startsAt) return 'planned'
  return mostClaims !== null && claims >= mostClaims ? 'used_up' : 'open'
}
