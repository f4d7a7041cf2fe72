import type { NegotiationStateName } from '#domain/negotiations/contract.ts'
import { isRunning, type NegotiationState, stateLabel } from '#domain/negotiations/state.ts'
import type { Tone } from '#web/ui/status/badge.tsx'
import type { Phase } from './negotiation-filter.ts'

const looks: Record<NegotiationStateName, { state: NegotiationState; tone: Tone }> = {
  menunggu_respon: { state: 'awaiting_seller', tone: 'attention' },
  penawaran_balik: { state: 'awaiting_buyer', tone: 'info' },
  perlu_info: { state: 'info_wanted', tone: 'info' },
  disepakati: { state: 'agreed', tone: 'primary' },
  masuk_keranjang: { state: 'finished', tone: 'success' },
  ditolak_seller: { state: 'declined_by_seller', tone: 'danger' },
  ditolak_pembeli: { state: 'declined_by_buyer', tone: 'neutral' },
  dibatalkan: { state: 'cancelled', tone: 'neutral' },
  ditarik: { state: 'withdrawn', tone: 'neutral' },
  kedaluwarsa: { state: 'expired', tone: 'neutral' },
  diganti: { state: 'replaced', tone: 'neutral' },
}

/** Every state as the wire names it, in the order of the road. */
export const stateNames = Object.keys(looks) as NegotiationStateName[] // the keys of the record, no others

export function stateTone(name: NegotiationStateName): Tone {
  return looks[name].tone
}

/** 'menunggu respon' [NEGO-9] */
export function stateNameLabel(name: NegotiationStateName): string {
  return stateLabel(looks[name].state)
}

/** The states of the running negotiations, of the ended ones, or all. */
export function stateNamesIn(phase: Phase): NegotiationStateName[] {
  return stateNames.filter((name) => phase === 'semua' || isRunning(looks[name].state) === (phase === 'berjalan'))
}
