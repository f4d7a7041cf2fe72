import { businessDay } from '#domain/business-day.ts'
import type { AdminPromo, GivenVoucher, GivingProposal } from '#domain/loyalty/contract-administration.ts'
import { promoStateOf } from '#domain/loyalty/promo-state.ts'
import type { GivenRow } from './queries-given.ts'
import type { KeptPromoRow } from './queries-kept-promos.ts'
import { voucherStateOf } from './views.ts'

/** A promo code with its days and what it is now [ADM-5]. */
export function promoView(
  { startsAt, endsAt, proposedBy: _, proposedAt, ...promo }: KeptPromoRow,
  proposal: GivingProposal | null,
  now: Date,
): AdminPromo {
  const state = promoStateOf({ ...promo, startsAt, endsAt, proposedAt }, now)
  return {
    ...promo,
    firstDay: startsAt && businessDay(startsAt),
    // the last instant that counts
    lastDay: endsAt && businessDay(new Date(endsAt.getTime() - 1)),
    state,
    // one that has ended waits for nobody
    proposal: state === 'waiting' ? proposal : null,
  }
}

export function givenView({ givenAt, validUntil, usedAt, isHeld, ...voucher }: GivenRow, now: Date): GivenVoucher {
  return {
    ...voucher,
    givenAt: givenAt.toISOString(),
    validUntil: validUntil.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    state: voucherStateOf({ usedAt, validUntil, isHeld }, now),
  }
}
