import { type EnglishOf, words } from '../words.ts'

/** The states of an order as the wire names them. */
export const orderState = words({
  awaiting_approval: 'menunggu_persetujuan',
  awaiting_confirmation: 'menunggu_konfirmasi',
  processing: 'diproses',
  shipped: 'dikirim',
  completed: 'selesai',
  cancelled: 'dibatalkan',
})

/**
 * A part of a company's orders: the member's own, those at least confirmed, those that are shipped and unpaid,
 * these overdue, and those that the buyer asks to cancel.
 */
export const orderScope = words({
  mine: 'saya',
  confirmed: 'terkonfirmasi',
  unpaid: 'belum_lunas',
  overdue: 'lewat_tempo',
  cancelRequested: 'minta_batal',
})
export type OrderScope = EnglishOf<typeof orderScope>
