import { type Allowed, no, yes } from '../machine.ts'
import { type DecimalText, isMore } from '../money.ts'
import { notIndependent, type Proposal, type SecondPerson } from '../second-person.ts'

/** Rupiah that one voucher may take off by the word of one administrator; above it a second one confirms [ADM-5]. */
export const MOST_BY_ONE: DecimalText = '1000000.00'

interface Terms {
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
}

/** A promotion code's reward, number of uses, start and end; null: unlimited, at once, without an end. */
export interface PromoGiving extends Terms {
  startsAt: Date | null
  endsAt: Date | null
  mostClaims: number | null
}

/** A reward's voucher, and its cost in points. */
export interface RewardGiving extends Terms {
  points: number
  active: boolean
}

/** Whether a promotion code with these terms needs a second administrator [ADM-5]. */
export function promoWaits(before: (PromoGiving & { waits: boolean }) | null, after: PromoGiving): boolean {
  if (!isMore(after.amount, MOST_BY_ONE)) return false
  return (
    !before ||
    before.waits ||
    givesMore(before, after) ||
    isBeyond(after.mostClaims, before.mostClaims) ||
    startsEarlier(before, after) ||
    isBeyond(after.endsAt?.getTime() ?? null, before.endsAt?.getTime() ?? null)
  )
}

/** Whether a reward waits for a second administrator once it says this: not while it is not offered, offering it asks [ADM-5]. */
export function rewardWaits(before: (RewardGiving & { waits: boolean }) | null, after: RewardGiving): boolean {
  if (!after.active || !isMore(after.amount, MOST_BY_ONE)) return false
  return !before || before.waits || givesMore(before, after) || after.points < before.points || !before.active
}

function givesMore(before: Terms, after: Terms): boolean {
  return (
    isMore(after.amount, before.amount) || isMore(before.minSpend, after.minSpend) || after.validDays > before.validDays
  )
}

function startsEarlier(before: PromoGiving, after: PromoGiving): boolean {
  return before.startsAt !== null && (after.startsAt === null || after.startsAt < before.startsAt)
}

/** Whether a bound is further out than another; null is out of any bound. */
function isBeyond(after: number | null, before: number | null): boolean {
  return before !== null && (after === null || after > before)
}

/** Whether this administrator may confirm the proposal, which its author may not [ADM-5]. */
export function mayConfirm(proposal: Proposal, administrator: SecondPerson): Allowed {
  const reason = notIndependent(proposal, administrator, WORDS)
  return reason === null ? yes : no(reason)
}

const WORDS = {
  own: 'Anda yang menulisnya. Administrator lain yang harus menyetujuinya.',
  later: 'Anda menjadi administrator setelah ini ditulis. Disetujui administrator yang sudah ada saat itu.',
}
