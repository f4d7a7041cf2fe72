import { type Moved, type Negotiation, replyAutomatically, settle } from '#domain/negotiations/negotiation.ts'
import type { HappeningAct } from '#domain/negotiations/notice.ts'
import { appliesAtOnce } from '#domain/negotiations/settings.ts'
import type { Offer } from './hold-offer.ts'

/** What the system makes of a submission in the name of the seller. */
export type AtOnce = Moved & { act: HappeningAct }

/**
 * A deal price that is applied, or the automatic reply to a first offer; undefined where the seller answers itself
 * [NEGO-11, NEGO-13].
 */
export function answerAtOnce(nego: Negotiation, offer: Omit<Offer, 'listPrice'>, now: Date): AtOnce | undefined {
  const { settings, lowestPrice, automaticPrice } = offer
  if (nego.deal) {
    return appliesAtOnce(nego.price, settings.dealPolicy, lowestPrice)
      ? { ...settle(nego, now), act: 'settle' }
      : undefined
  }
  if (!settings.autoReply) return undefined
  const moved = replyAutomatically(nego, automaticPrice, now)
  return { ...moved, act: moved.nego.state === 'agreed' ? 'agree' : 'counter' }
}
