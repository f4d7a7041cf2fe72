import type { UserId } from '#domain/ids.ts'
import { type Attempt as AnyAttempt, machine, type Party } from '#domain/machine.ts'
import { type OrderState, orderStates, stateLabel } from './state.ts'

const passive = {
  approve: 'disetujui',
  refuse: 'ditolak',
  confirm: 'dikonfirmasi',
  ship: 'dikirim',
  complete: 'diselesaikan',
  cancel: 'dibatalkan',
  reduce: 'dikurangi',
  unship: 'ditarik kirimannya',
}
export type OrderEvent = keyof typeof passive
const passiveOfFetched: Partial<Record<OrderEvent, string>> = { ship: 'disiapkan', complete: 'dicatat diambil' }

/** A step's effect on the goods: 'release' frees what was reserved, 'return' brings back what was received [SHOP-5]. */
export type GoodsAct = 'release' | 'return'

/** The parts of an order that the rules use. */
export interface Order {
  state: OrderState
  /** The user who placed it. */
  placedBy: UserId
  /** Where the buyer fetches the goods; null: they are delivered. */
  pickup: string | null
  /** How many shipments were sent, and how many of them are received. */
  shipmentsSent: number
  shipmentsReceived: number
}

/** A member of one of the order's two companies. */
interface Member extends Party {
  userId: UserId
}
type Attempt = AnyAttempt<Member>

const cancelling = { event: 'cancel', reason: true, to: 'cancelled' } as const
const receiving = { from: ['processing', 'shipped'], guard: nothingUnderWay } as const
const approving = { from: 'awaiting_approval', who: 'buyer', needs: 'order.approve', obstacle: ownOrder } as const

/** The only table of who may move an order, from where, and where to [ORDER-4]. */
export const orders = machine<Order, OrderEvent, Member, 'lapse' | 'allSent' | 'allReceived' | 'restLeft'>({
  states: orderStates,
  start: 'awaiting_approval',
  ends: ['cancelled'],
  events: Object.keys(passive) as OrderEvent[], // its keys are the events
  steps: [
    { ...approving, event: 'approve', to: 'awaiting_confirmation' },
    { ...approving, event: 'refuse', reason: true, to: 'cancelled' },
    // it was not approved or confirmed in time, or the subscription has ended
    { from: ['awaiting_approval', 'awaiting_confirmation'], event: 'lapse', who: 'system', to: 'cancelled' },
    { from: 'awaiting_confirmation', event: 'confirm', who: 'seller', needs: 'sales.confirm', to: 'processing' },
    // one of its shipments is sent or received, or some of its rest cancelled; the state then follows from all of them
    { from: 'processing', event: 'ship', who: 'seller', needs: 'sales.ship' },
    { ...receiving, event: 'complete', who: 'buyer', needs: 'order.receive' },
    { ...receiving, event: 'complete', who: 'seller', needs: 'sales.confirm' },
    { from: 'processing', event: 'reduce', who: 'seller', needs: 'sales.cancel', reason: true },
    // one of its shipments was recorded by mistake, and is to be shipped again or cancelled
    { ...receiving, event: 'unship', who: 'seller', needs: 'sales.ship', reason: true },
    { from: 'shipped', event: 'restLeft', who: 'system', to: 'processing' },
    { from: 'processing', event: 'allSent', who: 'system', to: 'shipped' },
    { from: ['processing', 'shipped'], event: 'allReceived', who: 'system', to: 'completed' },
    { ...cancelling, from: ['awaiting_approval', 'awaiting_confirmation'], who: 'buyer', needs: 'order.cancel' },
    {
      ...cancelling,
      from: ['awaiting_confirmation', 'processing'],
      who: 'seller',
      needs: 'sales.cancel',
      guard: partlyShipped,
    },
    // when goods are returned: its points are taken back, and what is owed for it with them [ORDER-6, SHOP-7]
    { ...cancelling, from: 'completed', who: 'seller', needs: 'payments.write-off' },
  ],
  label: labelOf,
  whyNot,
  refusals: {
    movedOn: 'order_moved_on',
    notAllowed: 'order_step_not_allowed',
    reasonNeeded: ['reason_needed', { field: 'alasan' }],
  },
})

/**
 * The order after the step, and what becomes of its goods.
 * @throws Refusal order_moved_on | order_step_not_allowed | reason_needed [ORDER-4]
 */
export function takeStep<O extends Order & { version: number }>(
  order: O,
  { event, ...attempt }: Attempt & { event: OrderEvent },
): { order: O; goods: GoodsAct | null } {
  return withGoods(order, orders.take(order, event, attempt))
}

/**
 * The order after the system has ended its wait for approval or for its seller [ORDER-4, SHIP-2].
 * @throws Error where it does not wait: a bug
 */
export function lapse<O extends Order & { version: number }>(order: O): { order: O; goods: GoodsAct | null } {
  return withGoods(order, orders.advance(order, 'lapse', 'system', undefined))
}

function withGoods<O extends Order>(before: O, order: O): { order: O; goods: GoodsAct | null } {
  if (order.state !== 'cancelled') return { order, goods: null }
  return { order, goods: before.state === 'completed' ? 'return' : 'release' }
}

/**
 * The order whose shipments have come this far, after a step that sent, received or undid one or cancelled some of the rest
 * [SHIP-1].
 */
export function followShipments<O extends Order & { version: number }>(order: O, progress: Progress): O {
  const { shipmentsSent, shipmentsReceived } = progress
  const followed = { ...order, shipmentsSent, shipmentsReceived }
  const state = stateByShipments(progress)
  if (state === order.state) return followed
  // of the same step, so the version is the same
  const events = { processing: 'restLeft', shipped: 'allSent', completed: 'allReceived' } as const
  const event = events[state]
  return { ...orders.advance(followed, event, 'system', undefined), version: order.version }
}

function nothingUnderWay(order: Order): string | null {
  return isUnderWay(order) ? null : 'Belum ada kiriman yang perlu dikonfirmasi.'
}

function partlyShipped({ state, shipmentsSent }: Order): string | null {
  return state === 'processing' && shipmentsSent > 0 ? 'Sebagian pesanan sudah dikirim. Batalkan sisanya saja.' : null
}

/** A member may not approve their own order [ROLE-10]. */
function ownOrder({ placedBy }: Order, { userId }: Member): string | null {
  return placedBy === userId ? 'Pesanan Anda sendiri harus diperiksa oleh rekan yang berwenang.' : null
}

function whyNot(order: Order, event: OrderEvent, side: Party['companyKind']): string {
  const ofEvent = orders.steps.filter((step) => step.event === event)
  const other = side === 'buyer' ? 'seller' : 'pembeli'
  if (!ofEvent.some((step) => step.who === side)) return `Langkah ini dilakukan oleh ${other}.`
  const status = `Pesanan berstatus ${labelOf(order.state, order)}`
  const done = (order.pickup !== null && passiveOfFetched[event]) || passive[event]
  if (ofEvent.some((step) => step.from === order.state)) return `${status} hanya dapat ${done} oleh ${other}.`
  return `${status} tidak dapat ${done}.`
}

function labelOf(state: OrderState, { pickup, shipmentsSent }: Order): string {
  return stateLabel(state, { isFetched: pickup !== null, isPartlySent: shipmentsSent > 0 })
}

/** The progress of the goods of a confirmed order. */
interface Progress {
  /** Something is still to be shipped. */
  hasRest: boolean
  shipmentsSent: number
  shipmentsReceived: number
}

/** Whether a shipment is on its way, or stands ready to be fetched. */
function isUnderWay({
  shipmentsSent,
  shipmentsReceived,
}: Pick<Progress, 'shipmentsSent' | 'shipmentsReceived'>): boolean {
  return shipmentsSent > shipmentsReceived
}

/**
 * The state of a confirmed order, which follows from its shipments alone: processed while something is to be shipped,
 * shipped until all of them are received, then complete [SHIP-1, ORDER-4].
 */
function stateByShipments(progress: Progress): Extract<OrderState, 'processing' | 'shipped' | 'completed'> {
  if (progress.hasRest) return 'processing'
  return isUnderWay(progress) ? 'shipped' : 'completed'
}
