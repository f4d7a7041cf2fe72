import type { NegotiationDetail, NegotiationStateName } from '#domain/negotiations/contract.ts'
import type { StepKind } from '#domain/negotiations/negotiation.ts'
import type { DealPolicy } from '#domain/negotiations/settings.ts'
import { type NegotiationState, negotiationStates } from '#domain/negotiations/state.ts'
import type { Party } from '#domain/negotiations/transitions.ts'

type Step = NegotiationDetail['penawaran'][number]

/** The wire's names of what the code calls in English. */
export const stateNames: Record<NegotiationState, NegotiationStateName> = {
  awaiting_seller: 'menunggu_respon',
  awaiting_buyer: 'penawaran_balik',
  info_wanted: 'perlu_info',
  agreed: 'disepakati',
  finished: 'masuk_keranjang',
  declined_by_seller: 'ditolak_seller',
  declined_by_buyer: 'ditolak_pembeli',
  cancelled: 'dibatalkan',
  withdrawn: 'ditarik',
  expired: 'kedaluwarsa',
  replaced: 'diganti',
}

export const kindNames: Record<StepKind, Step['jenis']> = {
  offer: 'tawaran',
  ask: 'info',
  answer: 'jawaban',
  agree: 'setuju',
  decline: 'tolak',
  withdraw: 'tarik',
  cancel: 'batal',
  finish: 'selesai',
  expire: 'kedaluwarsa',
  system: 'sistem',
}

export const partyNames: Record<Party, Step['pihak']> = { buyer: 'pembeli', seller: 'seller', system: 'sistem' }

export const policyNames = { immediate: 'langsung', confirm: 'konfirmasi', off: 'mati' } as const satisfies Record<
  DealPolicy,
  string
>

export function readState(name: NegotiationStateName): NegotiationState | null {
  return negotiationStates.find((state) => stateNames[state] === name) ?? null
}

export function readPolicy(name: (typeof policyNames)[DealPolicy]): DealPolicy {
  if (name === 'langsung') return 'immediate'
  return name === 'konfirmasi' ? 'confirm' : 'off'
}
