import { type WireOf, words } from '../codec.ts'

/** The states of an order as the wire names them. */
export const orderState = words({
  awaiting_approval: 'menunggu_persetujuan',
  awaiting_confirmation: 'menunggu_konfirmasi',
  processing: 'diproses',
  shipped: 'dikirim',
  completed: 'selesai',
  cancelled: 'dibatalkan',
})
export type WireOrderState = WireOf<typeof orderState>
