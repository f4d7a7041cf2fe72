import { words } from '../words.ts'

/** The states of a subscription [ROLE-3, SELLER-3]. */
export const subscriptionStates = ['requested', 'documents_wanted', 'active', 'suspended', 'declined', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Each state of a subscription with its word on the wire. */
export const subscriptionState = words({
  requested: 'diajukan',
  documents_wanted: 'perlu_dokumen',
  active: 'A',
  suspended: 'ditangguhkan',
  declined: 'ditolak',
  ended: 'berakhir',
})

const labels: Record<SubscriptionState, string> = {
  requested: 'diajukan',
  documents_wanted: 'perlu dokumen',
  active: 'aktif',
  suspended: 'ditangguhkan',
  declined: 'ditolak',
  ended: 'berakhir',
}

/** The display name of a state. */
export function subscriptionLabel(state: SubscriptionState): string {
  return labels[state]
}

/** Over until the buyer asks again. */
export function isOver(state: SubscriptionState): boolean {
  return state === 'declined' || state === 'ended'
}
