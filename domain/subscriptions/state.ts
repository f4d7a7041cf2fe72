/** The states of a subscription as the wire and the database name them; 'A' is an active one [ROLE-3, SELLER-3]. */
export const subscriptionStates = ['diajukan', 'perlu_dokumen', 'A', 'ditangguhkan', 'ditolak', 'berakhir'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

const labels: Record<SubscriptionState, string> = {
  diajukan: 'diajukan',
  perlu_dokumen: 'perlu dokumen',
  A: 'aktif',
  ditangguhkan: 'ditangguhkan',
  ditolak: 'ditolak',
  berakhir: 'berakhir',
}

/** How people read a state. */
export function subscriptionLabel(state: SubscriptionState): string {
  return labels[state]
}

/** Over until the buyer asks anew. */
export function isOver(state: SubscriptionState): boolean {
  return state === 'ditolak' || state === 'berakhir'
}
