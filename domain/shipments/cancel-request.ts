import { mayDo, ROLE_FORBIDS } from '../companies/permissions.ts'
import { type Allowed, machine, no, type Party, yes } from '../machine.ts'
import type { OrderState } from '../orders/state.ts'
import { type EnglishOf, words } from '../words.ts'

/** The states of a buyer's request to cancel what is open of an order [SHIP-1]. */
export const cancelRequestState = words({
  waiting: 'menunggu',
  agreed: 'disetujui',
  refused: 'ditolak',
  withdrawn: 'ditarik',
  /** Nothing was open any more before the seller had answered. */
  lapsed: 'gugur',
})
export type CancelRequestState = EnglishOf<typeof cancelRequestState>
const states = Object.keys(cancelRequestState.names) as CancelRequestState[] // its keys are the states

const acts = ['agree', 'refuse', 'withdraw'] as const
type CancelRequestAct = (typeof acts)[number]

/** The only table of who may do what to a request to cancel [SHIP-1]. */
export const cancelRequests = machine<{ state: CancelRequestState }, CancelRequestAct, Party, 'lapse'>({
  states,
  start: 'waiting',
  ends: ['agreed', 'refused', 'withdrawn', 'lapsed'],
  events: acts,
  steps: [
    { from: 'waiting', event: 'agree', who: 'seller', needs: 'sales.cancel', to: 'agreed' },
    { from: 'waiting', event: 'refuse', who: 'seller', needs: 'sales.cancel', reason: true, to: 'refused' },
    { from: 'waiting', event: 'withdraw', who: 'buyer', needs: 'order.cancel', to: 'withdrawn' },
    { from: 'waiting', event: 'lapse', who: 'system', to: 'lapsed' },
  ],
  label: (state) => cancelRequestState.encode(state),
  whyNot: ({ state }, _act, side) => {
    if (state !== 'waiting') return `Permintaan ini sudah ${cancelRequestState.encode(state)}.`
    return side === 'seller' ? 'Langkah ini dilakukan oleh pembeli.' : 'Menunggu jawaban seller.'
  },
  refusals: {
    movedOn: 'cancel_request_moved_on',
    notAllowed: 'cancel_request_act_not_allowed',
    reasonNeeded: ['reason_needed', { field: 'alasan' }],
  },
})

/** How a seller's member deals with a request before shipping: answers it, or asks a colleague [SHIP-1, ROLE-10]. */
export function howToAnswer(mayAnswer: boolean): string {
  return mayAnswer ? 'jawab permintaannya dahulu' : 'minta sales atau pemilik menjawabnya dahulu'
}

interface OrderToCancel {
  state: OrderState
  /** Something is neither shipped nor cancelled. */
  hasRest: boolean
  /** A request waits for the seller. */
  isRequested: boolean
}

/** Whether somebody may ask the seller to cancel what is open; before it has confirmed, the buyer cancels by itself. */
export function mayAskToCancel({ state, hasRest, isRequested }: OrderToCancel, party: Party): Allowed {
  if (party.companyKind === 'seller') return no('Permintaan pembatalan dikirim oleh pembeli.')
  if (!mayDo(party, 'order.cancel')) return no(ROLE_FORBIDS)
  if (isRequested) return no('Permintaan pembatalan sedang menunggu jawaban seller.')
  if (state !== 'processing' || !hasRest) return no('Tidak ada sisa pesanan yang dapat diminta batal.')
  return yes
}
