import { mayDo, type Role } from '../companies/permissions.ts'
import type { Negotiation } from './negotiation.ts'
import { isEnd, isRunning, type NegotiationState, stateAt, stateLabel } from './state.ts'
import { MOST_A_DAY, MOST_OFFERS } from './terms.ts'
import { findTransition, type Guard, type Side, type SideAct, type Transition } from './transitions.ts'

/** Somebody of one of the two companies. */
export interface Actor {
  companyKind: Side
  role: Role
}

/** How things stand between the two companies now: without both, a negotiation can only be ended. */
export interface Trade {
  /** The buyer is actively subscribed to the seller. */
  subscribed: boolean
  /** The product is sold and its price is open to negotiation. */
  negotiable: boolean
}

export type Allowed = { allowed: true; reason: null } | { allowed: false; reason: string }

/** An act that is allowed, with the row of the table that allows it. */
export type Admitted = { allowed: true; reason: null; transition: Transition } | { allowed: false; reason: string }

/** Whether this actor may do this now; if not, why. Server and screens ask the same table [NEGO-9]. */
export function may(nego: Negotiation, act: SideAct, actor: Actor, trade: Trade, now: Date): Admitted {
  const state = stateAt(nego, now)
  const side = actor.companyKind
  const transition = findTransition(state, act, side)
  if (!transition) return no(whyNot(state, act, side))
  if (transition.guard && !holds(transition.guard, nego, now)) return no(guardReasons[transition.guard])
  if (!mayDo(actor, side === 'buyer' ? 'nego.act' : 'sales-nego.act')) {
    return no('Peran Anda tidak mengizinkan tindakan ini.')
  }
  const obstacle = isEnd(transition.to) ? null : obstacleOf(trade, side)
  return obstacle === null ? { allowed: true, reason: null, transition } : no(obstacle)
}

/** How things stand for asking anew. */
export interface NewChance {
  trade: Trade
  submittedToday: number
  /** Another negotiation of the buyer about this product runs. */
  otherRuns: boolean
}

/** Whether the buyer may copy a negotiation that is over into a new one ('Ajukan ulang'); if not, why [NEGO-8]. */
export function mayResubmit({ state }: Pick<Negotiation, 'state'>, actor: Actor, chance: NewChance): Allowed {
  if (isRunning(state)) return no('Negosiasi masih berjalan.')
  if (chance.otherRuns) return no('Produk dalam proses negosiasi')
  if (chance.submittedToday >= MOST_A_DAY)
    return no(`Nego barang hanya dapat dilakukan ${MOST_A_DAY}x/hari untuk barang yang sama.`)
  if (!mayDo(actor, 'nego.act')) return no('Peran Anda tidak mengizinkan tindakan ini.')
  const obstacle = obstacleOf(chance.trade, 'buyer')
  return obstacle === null ? { allowed: true, reason: null } : no(obstacle)
}

/** Whether a guard of the table lets pass. */
export function holds(guard: Guard, nego: Negotiation, now: Date): boolean {
  if (guard === 'attempts_left') return nego.offersMade < MOST_OFFERS
  if (guard === 'is_deal') return nego.deal
  return now >= nego.validUntil
}

const guardReasons: Record<Guard, string> = {
  attempts_left: `Kesempatan nego sudah habis (${MOST_OFFERS} dari ${MOST_OFFERS}).`,
  is_deal: 'Hanya untuk harga kesepakatan.',
  is_due: 'Negosiasi masih berlaku.',
}

/** Why nothing can be traded now, or null [ROLE-2, ROLE-3]. */
function obstacleOf({ subscribed, negotiable }: Trade, side: Side): string | null {
  if (!subscribed) {
    return side === 'buyer'
      ? 'Anda belum berlangganan pada seller terkait.'
      : 'Langganan pembeli ini sedang tidak aktif.'
  }
  return negotiable ? null : 'Produk ini tidak lagi dapat dinegosiasikan.'
}

function whyNot(state: NegotiationState, act: SideAct, side: Side): string {
  if (isEnd(state) || state === 'finished') return `Negosiasi sudah berstatus ${stateLabel(state)}.`
  if (act === 'finish' || act === 'cancel') return 'Harga belum disepakati.'
  return reasons[state]?.[side] ?? 'Tindakan ini tidak tersedia sekarang.'
}

const reasons: Partial<Record<NegotiationState, Record<Side, string>>> = {
  awaiting_seller: { buyer: 'Menunggu respon seller.', seller: 'Belum ada yang perlu dijawab.' },
  info_wanted: { buyer: 'Seller menunggu info tambahan dari Anda.', seller: 'Menunggu info tambahan dari pembeli.' },
  awaiting_buyer: { buyer: 'Seller sudah menjawab penawaran Anda.', seller: 'Menunggu jawaban pembeli.' },
  agreed: { buyer: 'Harga sudah disepakati.', seller: 'Harga sudah disepakati; menunggu pembeli.' },
}

function no(reason: string): { allowed: false; reason: string } {
  return { allowed: false, reason }
}
