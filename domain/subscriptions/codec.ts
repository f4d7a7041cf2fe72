import { type WireOf, words } from '../codec.ts'

/** The states of a subscription as the wire names them [ROLE-3]. */
export const subscriptionState = words({
  requested: 'diajukan',
  documents_wanted: 'perlu_dokumen',
  active: 'A',
  suspended: 'ditangguhkan',
  declined: 'ditolak',
  ended: 'berakhir',
})
export type WireSubscriptionState = WireOf<typeof subscriptionState>
