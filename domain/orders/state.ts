/** The states of an order as the wire and the database name them [ORDER-4]. */
export const orderStates = ['menunggu_konfirmasi', 'diproses', 'dikirim', 'selesai', 'dibatalkan'] as const
export type OrderState = (typeof orderStates)[number]

const labels: Record<OrderState, string> = {
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
