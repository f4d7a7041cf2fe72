import { mayDo, type Permission, type Role } from '../companies/permissions.ts'
import type { UserId } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { type OrderState, stateLabel } from './state.ts'

export type OrderEvent = 'approve' | 'refuse' | 'confirm' | 'ship' | 'complete' | 'cancel'
export type Side = 'buyer' | 'seller'

/** What is written into the history: an order begins with 'place', every step adds its event, and its payment 'pay'. */
export type HistoryEvent = 'place' | OrderEvent | 'pay'

interface Step {
  event: OrderEvent
  from: OrderState
  who: Side
  /** What the member's role must allow (ROLE-10). */
  permission: Permission
  /** The other side is told why. */
  needsReason?: true
  /** Whoever placed the order may not take it: nobody approves their own (ROLE-10). */
  notOwn?: true
  /** What the order held returns to the stock. */
  returnsStock?: true
  to: OrderState
}

/** The one table of who may move an order, from where, and where to [ORDER-4]. */
export const orderSteps: readonly Step[] = [
  {
    event: 'approve',
    from: 'awaiting_approval',
    who: 'buyer',
    permission: 'order.approve',
    notOwn: true,
    to: 'awaiting_confirmation',
  },
  {
    event: 'refuse',
    from: 'awaiting_approval',
    who: 'buyer',
    permission: 'order.approve',
    notOwn: true,
    needsReason: true,
    returnsStock: true,
    to: 'cancelled',
  },
  { event: 'confirm', from: 'awaiting_confirmation', who: 'seller', permission: 'sales.confirm', to: 'processing' },
  { event: 'ship', from: 'processing', who: 'seller', permission: 'sales.ship', to: 'shipped' },
  { event: 'complete', from: 'shipped', who: 'buyer', permission: 'order.receive', to: 'completed' },
  { event: 'complete', from: 'shipped', who: 'seller', permission: 'sales.confirm', to: 'completed' },
  cancelling('awaiting_approval', 'buyer', 'order.cancel'),
  cancelling('awaiting_confirmation', 'buyer', 'order.cancel'),
  cancelling('awaiting_confirmation', 'seller', 'sales.cancel'),
  cancelling('processing', 'seller', 'sales.cancel'),
  // the goods came back: what was earned with the order is taken back too (ORDER-6)
  cancelling('completed', 'seller', 'sales.cancel'),
]

function cancelling(from: OrderState, who: Side, permission: Permission): Step {
  return { event: 'cancel', from, who, permission, needsReason: true, returnsStock: true, to: 'cancelled' }
}

/** The part of an order the table looks at. */
export interface Order {
  state: OrderState
  /** Grows by one with every step, so that an act on an older page is noticed. */
  version: number
  /** The user who placed it. */
  placedBy: UserId
}

/** Somebody of one of the two companies of the order. */
export interface Party {
  companyKind: Side
  role: Role
  userId: UserId
}

export type Allowed = { allowed: true; reason: null } | { allowed: false; reason: string }

const passive: Record<OrderEvent, string> = {
  approve: 'disetujui',
  refuse: 'ditolak',
  confirm: 'dikonfirmasi',
  ship: 'dikirim',
  complete: 'diselesaikan',
  cancel: 'dibatalkan',
}

/** Whether this party may take the step now; if not, why. Server and screens ask the same table [ORDER-4]. */
export function may({ state, placedBy }: Omit<Order, 'version'>, event: OrderEvent, party: Party): Allowed {
  const step = stepOf(state, event, party.companyKind)
  if (!step) return no(whyNot(state, event, party.companyKind))
  if (!mayDo(party, step.permission)) return no('Peran Anda tidak mengizinkan tindakan ini.')
  if (step.notOwn && placedBy === party.userId) {
    return no('Pesanan Anda sendiri harus diperiksa oleh rekan yang berwenang.')
  }
  return { allowed: true, reason: null }
}

/**
 * The order after the step, and whether its goods return to the stock.
 * @throws Refusal order_moved_on | order_step_not_allowed | reason_needed [ORDER-4]
 */
export function takeStep<O extends Order>(order: O, act: Act): { order: O; returnsStock: boolean } {
  if (order.version !== act.seenVersion) {
    throw new Refusal('order_moved_on', { field: 'versi', words: { state: stateLabel(order.state) } })
  }
  const { allowed, reason } = may(order, act.event, act.party)
  const step = stepOf(order.state, act.event, act.party.companyKind)
  if (!allowed || !step) throw new Refusal('order_step_not_allowed', { words: { reason: reason ?? '' } })
  if (step.needsReason && !act.reason?.trim()) throw new Refusal('reason_needed', { field: 'alasan' })
  return {
    order: { ...order, state: step.to, version: order.version + 1 },
    returnsStock: step.returnsStock ?? false,
  }
}

export interface Act {
  event: OrderEvent
  party: Party
  /** The version of the order that the party was looking at. */
  seenVersion: number
  reason?: string
}

function stepOf(state: OrderState, event: OrderEvent, side: Side): Step | undefined {
  return orderSteps.find((step) => step.event === event && step.from === state && step.who === side)
}

function whyNot(state: OrderState, event: OrderEvent, side: Side): string {
  const ofEvent = orderSteps.filter((step) => step.event === event)
  const other = side === 'buyer' ? 'seller' : 'pembeli'
  if (!ofEvent.some((step) => step.who === side)) return `Langkah ini dilakukan oleh ${other}.`
  if (ofEvent.some((step) => step.from === state)) {
    return `Transaksi berstatus ${stateLabel(state)} hanya dapat ${passive[event]} oleh ${other}.`
  }
  return `Transaksi berstatus ${stateLabel(state)} tidak dapat ${passive[event]}.`
}

function no(reason: string): Allowed {
  return { allowed: false, reason }
}
