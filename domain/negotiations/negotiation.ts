import { mayDo, ROLE_FORBIDS } from '../companies/permissions.ts'
import { type Allowed, machine, no, type Party, type Side, yes } from '../machine.ts'
import type { DecimalText } from '../money.ts'
import { endStates, isRunning, type NegotiationState, negotiationStates, runningStates, stateLabel } from './state.ts'
import { MOST_A_DAY, MOST_OFFERS } from './terms.ts'

/** The facts of a negotiation that the rules use. */
export interface Negotiation {
  state: NegotiationState
  /** The number of its last step; every act names the one it answers. */
  version: number
  /** Offers of the buyer so far, the first included. */
  offersMade: number
  /** Began as a price agreed with sales. */
  deal: boolean
  /** The buyer's price per unit without it, when it was submitted. */
  listPrice: DecimalText
  /** The offer on the table. */
  price: DecimalText
  validUntil: Date
}

/** How things stand between the two companies now: without both, a negotiation can only be ended. */
export interface Trade {
  /** The buyer is actively subscribed to the seller. */
  subscribed: boolean
  /** The product is sold and its price is open to negotiation. */
  negotiable: boolean
  /** The changes of the goods since the price was proposed, in words; '' for none [NEGO-12]. */
  goodsChanged: string
  /** Why the offer does not allow the quantity now, by its minimum and its pack, and by its stock; null where it does. */
  unitsObstacle: string | null
  stockObstacle: string | null
}

/** Somebody of one of the two companies. */
export interface Trader extends Party {
  trade: Trade
}

const acts = ['change', 'withdraw', 'agree', 'counter', 'decline', 'askInfo', 'answerInfo', 'finish', 'cancel'] as const
export type NegotiationAct = (typeof acts)[number]
export type SystemAct = 'settle' | 'expire' | 'end' | 'replace'

// the seller has not answered the price yet; a question for information is no answer
const unanswered = ['awaiting_seller', 'info_wanted'] as const
const buyer = { who: 'buyer', needs: 'nego.act' } as const
const seller = { who: 'seller', needs: 'sales-nego.act' } as const
const trading = { obstacle: (_: Negotiation, trader: Trader) => tradeObstacle(trader) }
// a price is agreed to for what can be ordered at that moment; after that its stock alone can hinder that [NEGO-12]
const agreeing = { obstacle: (_: Negotiation, trader: Trader) => tradeObstacle(trader) ?? quantityObstacle(trader) }

/** The one table of who may do what to a negotiation, and what comes of it [NEGO-9, NEGO-10]. */
export const negotiations = machine<Negotiation, NegotiationAct, Trader, SystemAct, Date>({
  states: negotiationStates,
  start: 'awaiting_seller',
  ends: endStates,
  events: acts,
  steps: [
    { from: unanswered, event: 'change', ...buyer, ...trading, to: 'awaiting_seller' },
    { from: unanswered, event: 'withdraw', ...buyer, to: 'withdrawn' },
    { from: unanswered, event: 'agree', ...seller, ...agreeing, to: 'agreed' },
    { from: unanswered, event: 'counter', ...seller, ...trading, to: 'awaiting_buyer' },
    { from: unanswered, event: 'decline', ...seller, to: 'declined_by_seller' },
    { from: 'awaiting_seller', event: 'askInfo', ...seller, ...trading, to: 'info_wanted' },
    { from: 'info_wanted', event: 'answerInfo', ...buyer, ...trading, to: 'awaiting_seller' },
    { from: 'awaiting_seller', event: 'settle', who: 'system', guard: isDeal, to: 'finished' },

    { from: 'awaiting_buyer', event: 'agree', ...buyer, ...agreeing, to: 'agreed' },
    { from: 'awaiting_buyer', event: 'counter', ...buyer, ...trading, guard: attemptsLeft, to: 'awaiting_seller' },
    { from: 'awaiting_buyer', event: 'decline', ...buyer, to: 'declined_by_buyer' },

    { from: 'agreed', event: 'finish', ...buyer, ...trading, to: 'finished' },
    { from: 'agreed', event: 'cancel', ...buyer, to: 'cancelled' },

    { from: runningStates, event: 'expire', who: 'system', guard: isDue, to: 'expired' },
    { from: runningStates, event: 'end', who: 'system', to: 'cancelled' },
    { from: 'finished', event: 'replace', who: 'system', to: 'replaced' },
  ],
  label: stateLabel,
  whyNot: ({ state }, act, side) => {
    if (!isRunning(state)) return `Negosiasi sudah berstatus ${stateLabel(state)}.`
    return act === 'finish' || act === 'cancel' ? 'Harga belum disepakati.' : whyWait[state][side]
  },
  refusals: { movedOn: 'nego_moved_on', notAllowed: 'nego_act_not_allowed' },
  complain: (steps) =>
    runningStates
      .filter((state) => !steps.some(({ from, event }) => from === state && event === 'expire'))
      .map((state) => `${state} never expires`),
})

const whyWait: Record<(typeof runningStates)[number], Record<Side, string>> = {
  awaiting_seller: { buyer: 'Menunggu respon seller.', seller: 'Belum ada yang perlu dijawab.' },
  info_wanted: { buyer: 'Jawab dahulu pertanyaan seller.', seller: 'Menunggu info tambahan dari pembeli.' },
  awaiting_buyer: { buyer: 'Seller sudah menjawab penawaran Anda.', seller: 'Menunggu jawaban pembeli.' },
  agreed: { buyer: 'Harga sudah disepakati.', seller: 'Harga sudah disepakati; menunggu pembeli.' },
}

/** How things stand for asking anew. */
interface NewChance {
  submittedToday: number
  /** The buyer has another running negotiation about this product. */
  otherRuns: boolean
}

/** Whether the buyer may copy an ended negotiation into a new one ('Ajukan ulang'); if not, why [NEGO-8]. */
export function mayResubmit(
  { state }: Pick<Negotiation, 'state'>,
  trader: Trader,
  { submittedToday, otherRuns }: NewChance,
): Allowed {
  if (isRunning(state)) return no('Negosiasi masih berjalan.')
  if (otherRuns) return no('Produk dalam proses negosiasi')
  if (submittedToday >= MOST_A_DAY)
    return no(`Nego barang hanya dapat dilakukan ${MOST_A_DAY}x/hari untuk barang yang sama.`)
  if (!mayDo(trader, 'nego.act')) return no(ROLE_FORBIDS)
  const anew = { ...trader, trade: { ...trader.trade, goodsChanged: '' } }
  const obstacle = tradeObstacle(anew) ?? quantityObstacle(anew)
  return obstacle ? no(obstacle) : yes
}

/** The sentence about the goods that both sides see while the negotiation needs one, or null [NEGO-12]. */
export function goodsNotice({ state }: Pick<Negotiation, 'state'>, trade: Trade): string | null {
  if (!isRunning(state) || !trade.subscribed || !trade.negotiable) return null
  const { goodsChanged, stockObstacle } = trade
  if (goodsChanged !== '') return `Barang telah berubah sejak nego ini diajukan (${goodsChanged}).`
  return state === 'agreed' ? stockObstacle : quantityObstacle({ trade })
}

function quantityObstacle({ trade: { unitsObstacle, stockObstacle } }: Pick<Trader, 'trade'>): string | null {
  return unitsObstacle ?? stockObstacle
}

/** Why nothing can be traded now, or null [ROLE-2, ROLE-3, NEGO-12]. */
function tradeObstacle({ companyKind, trade }: Trader): string | null {
  if (!trade.subscribed) {
    return companyKind === 'buyer'
      ? 'Anda belum berlangganan pada seller terkait.'
      : 'Langganan pembeli ini sedang tidak aktif.'
  }
  if (!trade.negotiable) return 'Produk ini tidak lagi dapat dinegosiasikan.'
  if (trade.goodsChanged === '') return null
  const anew = companyKind === 'buyer' ? 'Silakan ajukan nego baru.' : 'Pembeli perlu mengajukan nego baru.'
  return `Barang telah berubah sejak nego ini diajukan (${trade.goodsChanged}). ${anew}`
}

function attemptsLeft({ offersMade }: Negotiation): string | null {
  return offersMade < MOST_OFFERS ? null : `Kesempatan nego sudah habis (${MOST_OFFERS} dari ${MOST_OFFERS}).`
}

function isDeal({ deal }: Negotiation): string | null {
  return deal ? null : 'Hanya untuk harga kesepakatan.'
}

function isDue({ validUntil }: Negotiation, now: Date): string | null {
  return now >= validUntil ? null : 'Negosiasi masih berlaku.'
}
