import { type DecimalText, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { checkBuyerPrice, checkSellerPrice } from './check-price.ts'
import { type Actor, holds, may, type Trade } from './may.ts'
import { type NegotiationState, stateAt, stateLabel } from './state.ts'
import { validUntil } from './terms.ts'
import { type Act, findTransition, type Party, type Side, type SideAct, type Transition } from './transitions.ts'

/** What the rules look at. */
export interface Negotiation {
  state: NegotiationState
  /** The number of its last step; every act names the one it answers. */
  version: number
  /** Offers of the buyer so far, the first included. */
  offersMade: number
  /** Began as a price agreed with sales. */
  deal: boolean
  /** What the buyer paid without it when it was submitted, per unit. */
  listPrice: DecimalText
  /** The offer on the table. */
  price: DecimalText
  validUntil: Date
}

export type StepKind =
  | 'offer'
  | 'ask'
  | 'answer'
  | 'agree'
  | 'decline'
  | 'withdraw'
  | 'cancel'
  | 'finish'
  | 'expire'
  | 'system'

/** One step of the history; written once, never changed [NEGO-13]. */
export interface Step {
  version: number
  party: Party
  kind: StepKind
  price: DecimalText | null
  note: string | null
  /** Made by the system in the name of the party. */
  automatic: boolean
  at: Date
}

export interface Moved<N extends Negotiation = Negotiation> {
  nego: N
  step: Step
}

/** Who acts, on which version, under which conditions. */
export interface Attempt {
  actor: Actor
  seenVersion: number
  trade: Trade
  now: Date
}

export interface Offer {
  price: DecimalText
  note: string | null
}

/**
 * A new negotiation with the buyer's first offer [NEGO-3, NEGO-10].
 * @throws Refusal nego_price_invalid | nego_deal_price_invalid | nego_price_above_list [NEGO-6, NEGO-15]
 */
export function submit(
  { deal, listPrice, ...offer }: Offer & { deal: boolean; listPrice: DecimalText },
  now: Date,
): Moved {
  checkBuyerPrice(offer.price, { deal, listPrice }, 'harga_nego')
  return {
    nego: {
      state: 'awaiting_seller',
      version: 1,
      offersMade: 1,
      deal,
      listPrice,
      price: offer.price,
      validUntil: validUntil(now),
    },
    step: { ...offer, version: 1, party: 'buyer', kind: 'offer', automatic: false, at: now },
  }
}

/**
 * The buyer puts another offer in place of one that the seller has not answered; it costs no attempt.
 * @throws Refusal as every act, and as `submit`
 */
export function change<N extends Negotiation>(nego: N, attempt: Attempt, offer: Offer): Moved<N> {
  const transition = admit(nego, 'change', attempt)
  checkBuyerPrice(offer.price, nego)
  return moved({ ...nego, price: offer.price }, transition, { ...offer, kind: 'offer' }, attempt.now)
}

/**
 * Another offer: of the buyer while attempts remain ('Nego Lagi'), or of the seller in answer to one [NEGO-9].
 * @throws Refusal as every act, and for a price that is none or is no better for its giver than the one on the table
 */
export function counter<N extends Negotiation>(nego: N, attempt: Attempt, offer: Offer): Moved<N> {
  const transition = admit(nego, 'counter', attempt)
  const byBuyer = transition.who === 'buyer'
  if (byBuyer) checkBuyerPrice(offer.price, { ...nego, deal: false, offered: nego.price })
  else checkSellerPrice(offer.price, { ...nego, offered: nego.price })
  const offersMade = nego.offersMade + (byBuyer ? 1 : 0)
  return moved({ ...nego, price: offer.price, offersMade }, transition, { ...offer, kind: 'offer' }, attempt.now)
}

/** Either side agrees to exactly the offer it was shown. @throws Refusal as every act */
export function agree<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return moved(nego, admit(nego, 'agree', attempt), { kind: 'agree', price: nego.price }, attempt.now)
}

/** Either side declines the offer of the other; a seller says why. @throws Refusal as every act */
export function decline<N extends Negotiation>(nego: N, attempt: Attempt, reason: string | null): Moved<N> {
  return moved(nego, admit(nego, 'decline', attempt), { kind: 'decline', note: reason }, attempt.now)
}

/** The seller wants to know more before it answers; costs the buyer no attempt. @throws Refusal as every act */
export function askInfo<N extends Negotiation>(nego: N, attempt: Attempt, question: string): Moved<N> {
  return moved(nego, admit(nego, 'askInfo', attempt), { kind: 'ask', note: question }, attempt.now)
}

/** The buyer answers what the seller wanted to know. @throws Refusal as every act */
export function answerInfo<N extends Negotiation>(nego: N, attempt: Attempt, answer: string): Moved<N> {
  return moved(nego, admit(nego, 'answerInfo', attempt), { kind: 'answer', note: answer }, attempt.now)
}

/** The buyer takes back an offer the seller has not answered. @throws Refusal as every act */
export function withdraw<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return moved(nego, admit(nego, 'withdraw', attempt), { kind: 'withdraw' }, attempt.now)
}

/** 'Ya' after agreement: the price goes into the cart [NEGO-12]. @throws Refusal as every act */
export function finish<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return moved(nego, admit(nego, 'finish', attempt), { kind: 'finish', price: nego.price }, attempt.now)
}

/** 'Batalkan Nego' after agreement [NEGO-9]. @throws Refusal as every act */
export function cancel<N extends Negotiation>(nego: N, attempt: Attempt): Moved<N> {
  return moved(nego, admit(nego, 'cancel', attempt), { kind: 'cancel' }, attempt.now)
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
  const fits = !isMore(price, nego.price)
  const transition = rowOf(nego, fits ? 'agree' : 'counter', 'seller')
  const answered = fits ? nego : { ...nego, price }
  return moved(answered, transition, { kind: fits ? 'agree' : 'offer', price: answered.price, automatic: true }, now)
}

/** @throws Refusal nego_expired | nego_moved_on | nego_act_not_allowed */
function admit(nego: Negotiation, act: SideAct, { actor, seenVersion, trade, now }: Attempt): Transition {
  const state = stateAt(nego, now)
  // said even to who saw an older version: nothing of a later version could be agreed to either
  if (state === 'expired') throw new Refusal('nego_expired')
  if (nego.version !== seenVersion) {
    throw new Refusal('nego_moved_on', { field: 'versi', words: { state: stateLabel(state) } })
  }
  const answer = may(nego, act, actor, trade, now)
  if (!answer.allowed) throw new Refusal('nego_act_not_allowed', { words: { reason: answer.reason } })
  return answer.transition
}

/** @throws Error where the table does not let it pass: a bug, not a refusal */
function bySystem<N extends Negotiation>(nego: N, act: Act, said: Said, now: Date): Moved<N> {
  const transition = rowOf(nego, act, 'system')
  if (transition.guard && !holds(transition.guard, nego, now)) throw new Error(`${act} against ${transition.guard}`)
  return moved(nego, transition, said, now)
}

function rowOf(nego: Negotiation, act: Act, who: Side | 'system'): Transition {
  const transition = findTransition(nego.state, act, who)
  if (!transition) throw new Error(`no ${act} by the ${who} in ${nego.state}`)
  return transition
}

type Said = Pick<Step, 'kind'> & Partial<Pick<Step, 'price' | 'note' | 'automatic'>>

function moved<N extends Negotiation>(nego: N, { to, who }: Transition, said: Said, now: Date): Moved<N> {
  const version = nego.version + 1
  return {
    nego: { ...nego, state: to, version },
    step: { price: null, note: null, automatic: who === 'system', ...said, version, party: who, at: now },
  }
}
