import { businessDay } from '../business-day.ts'
import { mayDo } from '../companies/permissions.ts'
import { machine, type Party } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import { type SubscriptionState, subscriptionLabel, subscriptionStates } from './state.ts'

const passive = {
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
export type SubscriptionAct = keyof typeof passive

const buyer = { who: 'buyer', needs: 'subscription.ask' } as const
const seller = { who: 'seller', needs: 'customers.change' } as const

/** The only table of who may do what to a subscription, and the resulting state [REG-4, SELLER-3]. */
export const subscriptions = machine<{ state: SubscriptionState }, SubscriptionAct, Party, 'letIn' | 'close'>({
  states: subscriptionStates,
  start: 'requested',
  // an ended subscription can be requested again
  ends: [],
  events: Object.keys(passive) as SubscriptionAct[], // its keys are the acts
  steps: [
    { from: ['declined', 'ended'], event: 'ask', ...buyer, to: 'requested' },
    { from: 'documents_wanted', event: 'answer', ...buyer, reason: true, to: 'requested' },
    { from: ['requested', 'documents_wanted'], event: 'withdraw', ...buyer, to: 'ended' },
    { from: ['requested', 'documents_wanted'], event: 'approve', ...seller, to: 'active' },
    { from: ['requested', 'documents_wanted'], event: 'decline', ...seller, reason: true, to: 'declined' },
    { from: 'requested', event: 'askDocuments', ...seller, reason: true, to: 'documents_wanted' },
    { from: 'active', event: 'suspend', ...seller, reason: true, to: 'suspended' },
    { from: 'suspended', event: 'reactivate', ...seller, to: 'active' },
    { from: ['active', 'suspended'], event: 'end', ...seller, reason: true, to: 'ended' },
    { from: ['active', 'suspended'], event: 'changeTerms', ...seller },
    // by the seller's rule
    { from: 'requested', event: 'letIn', who: 'system', to: 'active' },
    // one of both is no more
    { from: ['requested', 'documents_wanted', 'active', 'suspended'], event: 'close', who: 'system', to: 'ended' },
  ],
  label: subscriptionLabel,
  whyNot: ({ state }, act) => `Langganan berstatus ${subscriptionLabel(state)} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'subscription_moved_on',
    notAllowed: 'subscription_act_not_allowed',
    reasonNeeded: ['subscription_note_needed'],
  },
})

interface WithoutPayment {
  state: SubscriptionState
  activePayments: number
  /** When the buyer last requested a payment type. */
  requestedAt: Date | null
  sellerName: string
}

/** Whether a buyer may ask for a payment type: when none is active, once a day [ROLE-5]. */
export function mayAskPayment(
  { state, activePayments, requestedAt, sellerName }: WithoutPayment,
  party: Party,
  now: Date,
): { obstacle: null } | { obstacle: Refusal } {
  if (!mayDo(party, 'subscription.ask')) return { obstacle: new Refusal('not_allowed') }
  if (state !== 'active') return { obstacle: new Refusal('not_subscribed', { field: 'seller_id' }) }
  if (activePayments > 0) return { obstacle: new Refusal('payment_type_there') }
  if (requestedAt && businessDay(requestedAt) === businessDay(now)) {
    return { obstacle: new Refusal('payment_asked_today', { words: { seller: sellerName } }) }
  }
  return { obstacle: null }
}
