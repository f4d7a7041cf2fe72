import { MOST } from '../limits.ts'
import type { Attempt as AnyAttempt, Side } from '../machine.ts'
import { type DecimalText, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { checkBuyerPrice, checkSellerPrice } from './check-price.ts'
import { type Negotiation, type NegotiationAct, negotiations, type SystemAct, type Trader } from './negotiation.ts'
import type { HappeningAct } from './notice.ts'
import { stateAt } from './state.ts'
import { validUntil } from './terms.ts'

/** One step of the history; written once, never changed [NEGO-13]. */
export interface Step {
  version: number
  who: Side | 'system'
  kind: 'offer' | 'ask' | 'answer' | 'agree' | 'decline' | 'withdraw' | 'cancel' | 'finish' | 'expire' | 'system'
  price: DecimalText | null
  note: string | null
  /** Made by the system in the name of the side. */
  automatic: boolean
  at: Date
}

/** The result of an act. */
export interface Moved<N extends Negotiation = Negotiation> {
  act: HappeningAct
  nego: N
  step: Step
}

export interface Attempt extends AnyAttempt<Trader> {
  now: Date
}

export interface Offer {
  price: DecimalText
  note: string | null
}

/**
 * A new negotiation with the buyer's first offer; a deal has no note [NEGO-3, NEGO-7, NEGO-10].
 * @throws Refusal nego_price_invalid | nego_deal_price_invalid | nego_price_above_list | nego_deal_note [NEGO-6, NEGO-15]
 */
export function submit(
  { deal, listPrice, price, note }: Offer & { deal: boolean; listPrice: DecimalText },
  now: Date,
): Moved {
  checkBuyerPrice(price, { deal, listPrice }, 'harga_nego')
  checkNote(note, { deal }, 'catatan_nego')
  return {
    act: 'submit',
    nego: {
      state: negotiations.start,
      version: 1,
      offersMade: 1,
      deal,
      listPrice,
      price,
      validUntil: validUntil(now),
    },
    step: { price, note, version: 1, who: 'buyer', kind: 'offer', automatic: false, at: now },
  }
}

/**
 * The buyer puts another offer in place of one that the seller has not answered; it costs no attempt. A deal has no note
 * [NEGO-7].
 * @throws Refusal as every act, and as `submit`
 */
export function change<N extends Negotiation>(nego: N, attempt: Attempt, offer: Offer): Moved<N> {
  const changed = bySide(nego, 'change', attempt, { ...offer, kind: 'offer' })
  checkSteps(nego)
  checkBuyerPrice(offer.price, nego)
  checkNote(offer.note, nego, 'catatan')
  return { ...changed, nego: { ...changed.nego, price: offer.price } }
}

/**
 * A counter-offer: by the buyer while attempts remain ('Nego Lagi'), or by the seller in answer to one [NEGO-9].
 * @throws Refusal as every act, and for a price that is none or is no better for its giver than the one on the table
 */
export function counter<N extends Negotiation>(nego: N, attempt: Attempt, offer: Offer): Moved<N> {
  const countered = bySide(nego, 'counter', attempt, { ...offer, kind: 'offer' })
  const byBuyer = countered.step.who === 'buyer'
  if (byBuyer) checkBuyerPrice(offer.price, { ...nego, deal: false, offered: nego.price })
  else checkSellerPrice(offer.price, { ...nego, offered: nego.price })
  const offersMade = nego.offersMade + (byBuyer ? 1 : 0)
  return { ...countered, nego: { ...countered.nego, price: offer.price, offersMade } }
}

/** Either side agrees to exactly the offer it was shown. @throws Refusal as every act */
export function agree<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return bySide(nego, 'agree', attempt, { kind: 'agree', price: nego.price })
}

/** Either side declines the offer of the other; a seller says why. @throws Refusal as every act */
export function decline<N extends Negotiation>(nego: N, attempt: Attempt, reason: string | null): Moved<N> {
  return bySide(nego, 'decline', attempt, { kind: 'decline', note: reason })
}

/** The seller wants to know more before it answers; costs the buyer no attempt. @throws Refusal as every act */
export function askInfo<N extends Negotiation>(nego: N, attempt: Attempt, question: string): Moved<N> {
  const outcome = bySide(nego, 'askInfo', attempt, { kind: 'ask', note: question })
  checkSteps(nego)
  return outcome
}

/** The buyer answers the seller's question. @throws Refusal as every act */
export function answerInfo<N extends Negotiation>(nego: N, attempt: Attempt, answer: string): Moved<N> {
  return bySide(nego, 'answerInfo', attempt, { kind: 'answer', note: answer })
}

/** The buyer takes back an offer the seller has not answered. @throws Refusal as every act */
export function withdraw<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return bySide(nego, 'withdraw', attempt, { kind: 'withdraw' })
}

/** 'Ya' after agreement: the price goes into the cart [NEGO-12]. @throws Refusal as every act */
export function finish<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return bySide(nego, 'finish', attempt, { kind: 'finish', price: nego.price })
}

/** 'Batalkan Nego' after agreement [NEGO-9]. @throws Refusal as every act */
export function cancel<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return bySide(nego, 'cancel', attempt, { kind: 'cancel' })
}

/** A deal price applied at once, without the seller's confirmation [NEGO-13]. */
export function settle<N extends Negotiation>(nego: N, now: Date): Moved<N> {
  return bySystem(nego, 'settle', { kind: 'finish', price: nego.price }, now)
}

/** 24:00 has come [NEGO-10]. */
export function expire<N extends Negotiation>(nego: N, now: Date): Moved<N> {
  return bySystem(nego, 'expire', { kind: 'expire' }, now)
}

/** The product or the subscription is gone: nothing is left to agree on. */
export function end<N extends Negotiation>(nego: N, reason: string, now: Date): Moved<N> {
  return bySystem(nego, 'end', { kind: 'system', note: reason }, now)
}

/** A newer agreement about the same product takes the place of this one in the cart. */
export function replace<N extends Negotiation>(nego: N, now: Date): Moved<N> {
  return bySystem(nego, 'replace', { kind: 'system', note: 'Diganti oleh harga kesepakatan yang lebih baru.' }, now)
}

/**
 * The seller's automatic reply to a first offer: it agrees to what is no lower than its price, and counters with that
 * price otherwise [NEGO-11].
 */
export function replyAutomatically<N extends Negotiation>(nego: N, price: DecimalText, now: Date): Moved<N> {
  const act = isMore(price, nego.price) ? 'counter' : 'agree'
  const answered = negotiations.advance({ ...nego, price: act === 'counter' ? price : nego.price }, act, 'seller', now)
  const kind = act === 'counter' ? 'offer' : act
  return moved(act, answered, 'seller', { kind, price: answered.price, automatic: true }, now)
}

/** The other side is notified of each step; what answers or ends the negotiation is always open. */
function checkSteps({ version }: Negotiation): void {
  if (version >= MOST.negotiationSteps) throw new Refusal('nego_changed_too_often')
}

/** @throws Refusal nego_expired | nego_moved_on | nego_act_not_allowed */
function bySide<N extends Negotiation>(nego: N, act: NegotiationAct, attempt: Attempt, content: StepContent): Moved<N> {
  const { party, now } = attempt
  // said even to those who saw an older version: nothing in a later one could be agreed to either
  if (stateAt(nego, now) === 'expired') throw new Refusal('nego_expired')
  return moved(act, negotiations.take(nego, act, attempt, now), party.companyKind, content, now)
}

/** @throws Error where the table does not let it pass: a bug, not a refusal */
function bySystem<N extends Negotiation>(nego: N, act: SystemAct, content: StepContent, now: Date): Moved<N> {
  return moved(act, negotiations.advance(nego, act, 'system', now), 'system', { automatic: true, ...content }, now)
}

/** Only what is negotiated has one [NEGO-7]. */
function checkNote(note: string | null, { deal }: Pick<Negotiation, 'deal'>, field: string): void {
  if (deal && note) throw new Refusal('nego_deal_note', { field })
}

type StepContent = Pick<Step, 'kind'> & Partial<Pick<Step, 'price' | 'note' | 'automatic'>>

function moved<N extends Negotiation>(
  act: Moved['act'],
  nego: N,
  who: Step['who'],
  content: StepContent,
  at: Date,
): Moved<N> {
  return { act, nego, step: { price: null, note: null, automatic: false, ...content, version: nego.version, who, at } }
}
