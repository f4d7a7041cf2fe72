/** The states of an order [ORDER-4]. */
export const orderStates = [
  'awaiting_approval',
  'awaiting_confirmation',
  'processing',
  'shipped',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** The states a seller sees: waiting for approval is the buyer company's own affair. */
export const saleStates = orderStates.filter((state) => state !== 'awaiting_approval')

/** Those in which something is still to come. */
export const openStates = [
  'awaiting_approval',
  'awaiting_confirmation',
  'processing',
  'shipped',
] as const satisfies OrderState[]

/** Those of them that a seller sees. */
export const openSaleStates = openStates.filter((state) => state !== 'awaiting_approval')

/** Those of sales: at least confirmed, and not cancelled. */
export const confirmedStates = ['processing', 'shipped', 'completed'] as const satisfies OrderState[]

const labels: Record<OrderState, string> = {
  awaiting_approval: 'menunggu persetujuan',
  awaiting_confirmation: 'menunggu konfirmasi',
  processing: 'diproses',
  shipped: 'dikirim',
  completed: 'selesai',
  cancelled: 'dibatalkan',
}

const fetchedLabels: Partial<Record<OrderState, string>> = { shipped: 'siap diambil', completed: 'sudah diambil' }
const partialLabels = { delivered: 'dikirim sebagian', fetched: 'sebagian siap diambil' }

interface Way {
  /** The buyer fetches the goods: they are not shipped, but stand ready. */
  isFetched: boolean
  /** Some of them were sent already, which shows while the rest is processed [SHIP-1]. */
  isPartlySent?: boolean
}

/** The display name of a state. */
export function stateLabel(state: OrderState, { isFetched, isPartlySent }: Way = { isFetched: false }): string {
  if (state === 'processing' && isPartlySent) return partialLabels[isFetched ? 'fetched' : 'delivered']
  return (isFetched && fetchedLabels[state]) || labels[state]
}
