import { machine } from '../machine.ts'
import { type EnglishOf, words } from '../words.ts'

/** The states of a proof of payment [PAY-1]. */
export const proofState = words({
  waiting: 'menunggu',
  recorded: 'dicatat',
  declined: 'ditolak',
  withdrawn: 'ditarik',
})
export type ProofState = EnglishOf<typeof proofState>
const states = Object.keys(proofState.names) as ProofState[] // its keys are the states

const labels: Record<ProofState, string> = {
  waiting: 'Bukti menunggu',
  recorded: 'Sudah dicatat',
  declined: 'Ditolak',
  withdrawn: 'Ditarik',
}

export function proofStateLabel(state: ProofState): string {
  return labels[state]
}

const passive = { record: 'dicatat', decline: 'ditolak', withdraw: 'ditarik' }
type ProofAct = keyof typeof passive

/** The only table of who may do what to a proof of payment [PAY-1]. */
export const proofs = machine<{ state: ProofState }, ProofAct>({
  states,
  start: 'waiting',
  ends: ['recorded', 'declined', 'withdrawn'],
  events: Object.keys(passive) as ProofAct[], // its keys are the acts
  steps: [
    { from: 'waiting', event: 'record', who: 'seller', needs: 'payments.record', to: 'recorded' },
    { from: 'waiting', event: 'decline', who: 'seller', needs: 'payments.record', reason: true, to: 'declined' },
    { from: 'waiting', event: 'withdraw', who: 'buyer', needs: 'payments.prove', to: 'withdrawn' },
  ],
  label: (state) => proofStateLabel(state).toLowerCase(),
  whyNot: ({ state }, act) => `Bukti berstatus ${proofStateLabel(state).toLowerCase()} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'proof_moved_on',
    notAllowed: 'proof_act_not_allowed',
    reasonNeeded: ['reason_needed', { field: 'reason' }],
  },
})
