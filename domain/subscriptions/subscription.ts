import { businessDay } from '../business-day.ts'
import { mayDo, type Role } from '../companies/permissions.ts'
import { Refusal } from '../refusal.ts'
import { type SubscriptionState, subscriptionLabel } from './state.ts'
import { findTransition, type Side, type SubscriptionAct } from './transitions.ts'

/** The part of a subscription the table looks at. */
export interface Subscription {
  state: SubscriptionState
  /** Grows by one with every act, so that an act on an older page is noticed. */
  version: number
}

/** Somebody of one of the two companies. */
export interface Party {
  companyKind: Side
  role: Role
}

export interface Attempt {
  act: SubscriptionAct
  party: Party
  /** The version the party was looking at; null where none is shown: asking anew. */
  seenVersion: number | null
  note: string | null
}

export type Allowed = { allowed: true; reason: null } | { allowed: false; reason: string }

/** Whether this party may act so now; if not, why. Server and screens ask the same table [REG-4, SELLER-3]. */
export function may(state: SubscriptionState, act: SubscriptionAct, party: Party): Allowed {
  const row = findTransition(state, act, party.companyKind)
  if (!row) return no(`Langganan berstatus ${subscriptionLabel(state)} tidak dapat ${passive[act]}.`)
  if (!mayDo(party, row.permission)) return no('Peran Anda tidak mengizinkan tindakan ini.')
  return { allowed: true, reason: null }
}

/**
 * The subscription after the act.
 * @throws Refusal subscription_moved_on | subscription_act_not_allowed | subscription_note_needed [REG-4, SELLER-3]
 */
export function take<S extends Subscription>(subscription: S, { act, party, seenVersion, note }: Attempt): S {
  if (seenVersion !== null && subscription.version !== seenVersion) {
    throw new Refusal('subscription_moved_on', {
      field: 'versi',
      words: { state: subscriptionLabel(subscription.state) },
    })
  }
  const { allowed, reason } = may(subscription.state, act, party)
  const row = findTransition(subscription.state, act, party.companyKind)
  if (!allowed || !row) throw new Refusal('subscription_act_not_allowed', { words: { reason: reason ?? '' } })
  if (row.needsNote && !note) throw new Refusal('subscription_note_needed')
  return { ...subscription, state: row.to, version: subscription.version + 1 }
}

interface WithoutPayment {
  state: SubscriptionState
  activePayments: number
  /** When the buyer last asked for a payment type. */
  askedAt: Date | null
  sellerName: string
}

/** Asking for a payment type where none is active, once a day [ROLE-5]. */
export function mayAskPayment(
  { state, activePayments, askedAt, sellerName }: WithoutPayment,
  party: Party,
  now: Date,
): { obstacle: null } | { obstacle: Refusal } {
  if (!mayDo(party, 'subscription.ask')) return { obstacle: new Refusal('not_allowed') }
  if (state !== 'active') return { obstacle: new Refusal('not_subscribed', { field: 'seller_id' }) }
  if (activePayments > 0) return { obstacle: new Refusal('payment_type_there') }
  if (askedAt && businessDay(askedAt) === businessDay(now)) {
    return { obstacle: new Refusal('payment_asked_today', { words: { seller: sellerName } }) }
  }
  return { obstacle: null }
}

const passive: Record<SubscriptionAct, string> = {
  ask: 'diajukan',
  answer: 'dijawab',
  withdraw: 'ditarik',
  approve: 'disetujui',
  askDocuments: 'dimintai dokumen',
  decline: 'ditolak',
  suspend: 'ditangguhkan',
  reactivate: 'diaktifkan kembali',
  end: 'diakhiri',
  changeTerms: 'diubah ketentuannya',
}

function no(reason: string): Allowed {
  return { allowed: false, reason }
}
