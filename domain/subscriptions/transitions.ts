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
export const FIRST_STATE: SubscriptionState = 'diajukan'

/** The one table of who may do what to a subscription, and what comes of it [REG-4, SELLER-3]. */
export const transitions: readonly Transition[] = [
  ...(['ditolak', 'berakhir'] as const).map((from) => byBuyer(from, 'ask', 'diajukan')),
  { ...byBuyer('perlu_dokumen', 'answer', 'diajukan'), needsNote: true },
  ...(['diajukan', 'perlu_dokumen'] as const).flatMap((from): Transition[] => [
    byBuyer(from, 'withdraw', 'berakhir'),
    bySeller(from, 'approve', 'A'),
    { ...bySeller(from, 'decline', 'ditolak'), needsNote: true },
  ]),
  { ...bySeller('diajukan', 'askDocuments', 'perlu_dokumen'), needsNote: true },
  { ...bySeller('A', 'suspend', 'ditangguhkan'), needsNote: true },
  bySeller('ditangguhkan', 'reactivate', 'A'),
  ...(['A', 'ditangguhkan'] as const).flatMap((from): Transition[] => [
    { ...bySeller(from, 'end', 'berakhir'), needsNote: true },
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
