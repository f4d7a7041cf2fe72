import { machine, type Party, type Side } from '../machine.ts'
import { words } from '../words.ts'

const faultLabels = {
  shortage: 'Kurang',
  damage: 'Rusak',
  off_spec: 'Tidak sesuai spesifikasi',
}

/** The faults of received goods [CLAIM-1]. */
export type FaultKind = keyof typeof faultLabels

export function faultLabel(kind: FaultKind): string {
  return faultLabels[kind]
}

/** A seller's answers to a claim. */
export type ClaimAnswer = 'replacement' | 'credit_note' | 'refusal'

/** Which claims a list shows: all, those that wait for the seller or the buyer, those that have ended. */
export const claimScopes = words({ all: 'semua', seller: 'seller', buyer: 'pembeli', over: 'selesai' })
export type ClaimScope = keyof typeof claimScopes.names

const labels = {
  submitted: 'Menunggu jawaban',
  contested: 'Dibantah pembeli',
  refused: 'Ditolak',
  replacing: 'Pengganti disiapkan',
  replacement_sent: 'Pengganti dikirim',
  returning: 'Menunggu barang kembali',
  done: 'Selesai',
  withdrawn: 'Ditarik',
}

export type ClaimState = keyof typeof labels
const states = Object.keys(labels) as ClaimState[] // its keys are the states

export function claimStateLabel(state: ClaimState): string {
  return labels[state]
}

/** The parts of a claim that the rules use. */
export interface Claim {
  state: ClaimState
  /** The buyer has answered a refusal, which it may do once. */
  isContested: boolean
  /** The seller wants the goods back. */
  wantsReturn: boolean
}

const passive = {
  withdraw: 'ditarik',
  contest: 'dibantah',
  acceptRefusal: 'diterima penolakannya',
  replace: 'dijawab dengan pengganti',
  credit: 'dijawab dengan nota kredit',
  refuse: 'ditolak',
  sendReplacement: 'dikirimi pengganti',
  takeBack: 'dicatat barangnya kembali',
}
export type ClaimAct = keyof typeof passive

const awaiting = ['submitted', 'contested'] as const
const answering = { from: awaiting, who: 'seller' } as const

/** The only table of who may move a claim [CLAIM-1]. */
export const claims = machine<Claim, ClaimAct, Party, 'arrive' | 'settle' | 'lapse' | 'uncontested'>({
  states,
  start: 'submitted',
  ends: ['done', 'withdrawn'],
  events: Object.keys(passive) as ClaimAct[], // its keys are the acts
  steps: [
    // a refusal stays: what it was about is not claimed again
    { from: awaiting, event: 'withdraw', who: 'buyer', needs: 'order.receive', to: 'withdrawn' },
    {
      from: 'refused',
      event: 'contest',
      who: 'buyer',
      needs: 'order.receive',
      reason: true,
      guard: contestedOnce,
      to: 'contested',
    },
    // the buyer agrees, or has let the time to contest pass: what it was about is not claimed again either way
    { from: 'refused', event: 'acceptRefusal', who: 'buyer', needs: 'order.receive', guard: contestedOnce, to: 'done' },
    { from: 'refused', event: 'uncontested', who: 'system', guard: contestedOnce, to: 'done' },
    { ...answering, event: 'replace', needs: 'sales.confirm', to: 'replacing' },
    // also where a replacement was promised that is not there
    { from: [...awaiting, 'replacing'], who: 'seller', event: 'credit', needs: 'sales.cancel', to: 'returning' },
    { ...answering, event: 'refuse', needs: 'sales.confirm', reason: true, to: 'refused' },
    { from: 'replacing', event: 'sendReplacement', who: 'seller', needs: 'sales.ship', to: 'replacement_sent' },
    { from: 'replacement_sent', event: 'arrive', who: 'system', to: 'returning' },
    { from: 'returning', event: 'takeBack', who: 'seller', needs: 'sales.ship', to: 'done' },
    { from: 'returning', event: 'settle', who: 'system', guard: nothingComesBack, to: 'done' },
    // its order was cancelled
    { from: [...awaiting, 'refused', 'replacing'], event: 'lapse', who: 'system', to: 'withdrawn' },
  ],
  label: (state) => claimStateLabel(state).toLowerCase(),
  whyNot: ({ state }, act) => `Klaim berstatus ${claimStateLabel(state).toLowerCase()} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'claim_moved_on',
    notAllowed: 'claim_act_not_allowed',
    reasonNeeded: ['reason_needed', { field: 'reason' }],
  },
})

function contestedOnce({ isContested }: Claim): string | null {
  return isContested ? 'Penolakan ini sudah pernah dibantah.' : null
}

function nothingComesBack({ wantsReturn }: Claim): string | null {
  return wantsReturn ? 'Barang belum kembali ke seller.' : null
}

/** A claim that was answered and of which nothing is to come back is done, by the same step [CLAIM-1]. */
export function settled<C extends Claim & { version: number }>(claim: C): C {
  if (claim.state !== 'returning' || claim.wantsReturn) return claim
  return { ...claims.advance(claim, 'settle', 'system', undefined), version: claim.version }
}

/** The party that has to act next; null where neither has. */
export function waitsFor({ state, isContested }: Pick<Claim, 'state' | 'isContested'>): Side | null {
  if (state === 'refused') return isContested ? null : 'buyer'
  if (state === 'replacement_sent') return 'buyer'
  return state === 'done' || state === 'withdrawn' ? null : 'seller'
}
