/** The states of an order as the wire and the database name them [ORDER-4]. */
export const orderStates = [
  'menunggu_persetujuan',
  'menunggu_konfirmasi',
  'diproses',
  'dikirim',
  'selesai',
  'dibatalkan',
] as const
export type OrderState = (typeof orderStates)[number]

/** The states a seller knows: what waits for approval is the buyer company's own affair. */
export const saleStates = orderStates.filter((state) => state !== 'menunggu_persetujuan')

const labels: Record<OrderState, string> = {
  menunggu_persetujuan: 'menunggu persetujuan',
  menunggu_konfirmasi: 'menunggu konfirmasi',
  diproses: 'diproses',
  dikirim: 'dikirim',
  selesai: 'selesai',
  dibatalkan: 'dibatalkan',
}

/** How people read a state. */
export function stateLabel(state: OrderState): string {
  return labels[state]
}
