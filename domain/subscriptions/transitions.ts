import type { Permission } from '../companies/permissions.ts'
import type { SubscriptionState } from './state.ts'

export type Side = 'buyer' | 'seller'

export const subscriptionActs = [
  'ask',
  'answer',
  'withdraw',
  'approve',
  'askDocuments',
  'decline',
  'suspend',
  'reactivate',
  'end',
  'changeTerms',
] as const
export type SubscriptionAct = (typeof subscriptionActs)[number]

export interface Transition {
  from: SubscriptionState
  act: SubscriptionAct
  who: Side
  /** What the member's role must allow [ROLE-10]. */
  permission: Permission
  /** The other side is told why. */
  needsNote?: true
  to: SubscriptionState
}

/** Where a first request leads, as any later one does. */
export const FIRST_STATE: SubscriptionState = 'requested'

/** The one table of who may do what to a subscription, and what comes of it [REG-4, SELLER-3]. */
export const transitions: readonly Transition[] = [
  ...(['declined', 'ended'] as const).map((from) => byBuyer(from, 'ask', 'requested')),
  { ...byBuyer('documents_wanted', 'answer', 'requested'), needsNote: true },
  ...(['requested', 'documents_wanted'] as const).flatMap((from): Transition[] => [
    byBuyer(from, 'withdraw', 'ended'),
    bySeller(from, 'approve', 'active'),
    { ...bySeller(from, 'decline', 'declined'), needsNote: true },
  ]),
  { ...bySeller('requested', 'askDocuments', 'documents_wanted'), needsNote: true },
  { ...bySeller('active', 'suspend', 'suspended'), needsNote: true },
  bySeller('suspended', 'reactivate', 'active'),
  ...(['active', 'suspended'] as const).flatMap((from): Transition[] => [
    { ...bySeller(from, 'end', 'ended'), needsNote: true },
    bySeller(from, 'changeTerms', from),
  ]),
]

export function findTransition(from: SubscriptionState, act: SubscriptionAct, who: Side): Transition | undefined {
  return transitions.find((row) => row.from === from && row.act === act && row.who === who)
}

function byBuyer(from: SubscriptionState, act: SubscriptionAct, to: SubscriptionState): Transition {
  return { from, act, who: 'buyer', permission: 'subscription.ask', to }
}

function bySeller(from: SubscriptionState, act: SubscriptionAct, to: SubscriptionState): Transition {
  return { from, act, who: 'seller', permission: 'customers.change', to }
}
